// Written by Scripts/uikit-names.py from names.tsv.
// swift-format-ignore-file
import Foundation
import UIKit

// Nothing here is called: it compiles, or it does not.

final class UIAdaptivePresentationControllerDelegateClient: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { fatalError() }
  func presentationController(_ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle) -> UIViewController? { fatalError() }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@MainActor func useUIAdaptivePresentationControllerDelegate(_ it: some UIAdaptivePresentationControllerDelegate) {
  let _: (UIPresentationController) -> Void = it.presentationControllerDidDismiss(_:)
  let _: (UIPresentationController) -> Bool = it.presentationControllerShouldDismiss(_:)
  let _: (UIPresentationController, UIModalPresentationStyle) -> UIViewController? = it.presentationController(_:viewControllerForAdaptivePresentationStyle:)
  let _: (UIPresentationController) -> Void = it.presentationControllerDidAttemptToDismiss(_:)
}

final class UIApplicationDelegateClient: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { fatalError() }
  func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration { fatalError() }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool { fatalError() }
  func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool { fatalError() }
  func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {}
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {}
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {}
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any], fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}
  func application(_ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void) {}
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?) -> UIInterfaceOrientationMask { fatalError() }
  func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { fatalError() }
  func application(_ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any]) {}
  func application(_ application: UIApplication, open url: URL, sourceApplication: String?, annotation: Any) -> Bool { fatalError() }
}
@MainActor func useUIApplicationDelegate(_ it: some UIApplicationDelegate) {
  let _: (UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool = it.application(_:didFinishLaunchingWithOptions:)
  let _: (UIApplication, UISceneSession, UIScene.ConnectionOptions) -> UISceneConfiguration = it.application(_:configurationForConnecting:options:)
  let _: (UIApplication, Set<UISceneSession>) -> Void = it.application(_:didDiscardSceneSessions:)
  let _: (UIApplication, URL, [UIApplication.OpenURLOptionsKey: Any]) -> Bool = it.application(_:open:options:)
  let _: (UIApplication, NSUserActivity, @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool = it.application(_:continue:restorationHandler:)
  let _: (UIApplication, UIApplicationShortcutItem, @escaping (Bool) -> Void) -> Void = it.application(_:performActionFor:completionHandler:)
  let _: (UIApplication, Data) -> Void = it.application(_:didRegisterForRemoteNotificationsWithDeviceToken:)
  let _: (UIApplication, any Error) -> Void = it.application(_:didFailToRegisterForRemoteNotificationsWithError:)
  let _: (UIApplication, [AnyHashable: Any], @escaping (UIBackgroundFetchResult) -> Void) -> Void = it.application(_:didReceiveRemoteNotification:fetchCompletionHandler:)
  let _: (UIApplication, @escaping (UIBackgroundFetchResult) -> Void) -> Void = it.application(_:performFetchWithCompletionHandler:)
  let _: (UIApplication, UIWindow?) -> UIInterfaceOrientationMask = it.application(_:supportedInterfaceOrientationsFor:)
  let _: (UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool = it.application(_:willFinishLaunchingWithOptions:)
  let _: (UIApplication, [AnyHashable: Any]) -> Void = it.application(_:didReceiveRemoteNotification:)
  let _: (UIApplication, URL, String?, Any) -> Bool = it.application(_:open:sourceApplication:annotation:)
}

final class UICollectionViewDataSourceClient: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { fatalError() }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { fatalError() }
  func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { fatalError() }
  func collectionView(_ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { fatalError() }
}
@MainActor func useUICollectionViewDataSource(_ it: some UICollectionViewDataSource) {
  let _: (UICollectionView, IndexPath) -> UICollectionViewCell = it.collectionView(_:cellForItemAt:)
  let _: (UICollectionView, Int) -> Int = it.collectionView(_:numberOfItemsInSection:)
  let _: (UICollectionView, String, IndexPath) -> UICollectionReusableView = it.collectionView(_:viewForSupplementaryElementOfKind:at:)
  let _: (UICollectionView, IndexPath, IndexPath) -> Void = it.collectionView(_:moveItemAt:to:)
  let _: (UICollectionView, IndexPath) -> Bool = it.collectionView(_:canMoveItemAt:)
}

final class UICollectionViewDataSourcePrefetchingClient: NSObject, UICollectionViewDataSourcePrefetching {
  func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {}
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {}
}
@MainActor func useUICollectionViewDataSourcePrefetching(_ it: some UICollectionViewDataSourcePrefetching) {
  let _: (UICollectionView, [IndexPath]) -> Void = it.collectionView(_:cancelPrefetchingForItemsAt:)
  let _: (UICollectionView, [IndexPath]) -> Void = it.collectionView(_:prefetchItemsAt:)
}

final class UICollectionViewDelegateClient: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { fatalError() }
  func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool { fatalError() }
  func collectionView(_ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { fatalError() }
}
@MainActor func useUICollectionViewDelegate(_ it: some UICollectionViewDelegate) {
  let _: (UICollectionView, IndexPath) -> Void = it.collectionView(_:didSelectItemAt:)
  let _: (UICollectionView, UICollectionViewCell, IndexPath) -> Void = it.collectionView(_:willDisplay:forItemAt:)
  let _: (UICollectionView, IndexPath) -> Bool = it.collectionView(_:shouldSelectItemAt:)
  let _: (UICollectionView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = it.collectionView(_:contextMenuConfigurationForItemAt:point:)
  let _: (UICollectionView, IndexPath) -> Void = it.collectionView(_:didDeselectItemAt:)
  let _: (UICollectionView, UICollectionViewCell, IndexPath) -> Void = it.collectionView(_:didEndDisplaying:forItemAt:)
  let _: (UICollectionView, IndexPath) -> Bool = it.collectionView(_:canFocusItemAt:)
  let _: (UICollectionView, UICollectionViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = it.collectionView(_:didUpdateFocusIn:with:)
  let _: (UICollectionView, IndexPath) -> Bool = it.collectionView(_:shouldHighlightItemAt:)
}

final class UICollectionViewDelegateFlowLayoutClient: NSObject, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { fatalError() }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { fatalError() }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { fatalError() }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { fatalError() }
  func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForFooterInSection section: Int) -> CGSize { fatalError() }
}
@MainActor func useUICollectionViewDelegateFlowLayout(_ it: some UICollectionViewDelegateFlowLayout) {
  let _: (UICollectionView, UICollectionViewLayout, IndexPath) -> CGSize = it.collectionView(_:layout:sizeForItemAt:)
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGFloat = it.collectionView(_:layout:minimumLineSpacingForSectionAt:)
  let _: (UICollectionView, UICollectionViewLayout, Int) -> UIEdgeInsets = it.collectionView(_:layout:insetForSectionAt:)
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGSize = it.collectionView(_:layout:referenceSizeForHeaderInSection:)
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGFloat = it.collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
  let _: (UICollectionView, UICollectionViewLayout, Int) -> CGSize = it.collectionView(_:layout:referenceSizeForFooterInSection:)
}

final class UICollectionViewDragDelegateClient: NSObject, UICollectionViewDragDelegate {
  func collectionView(_ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { fatalError() }
  func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath) -> UIDragPreviewParameters? { fatalError() }
}
@MainActor func useUICollectionViewDragDelegate(_ it: some UICollectionViewDragDelegate) {
  let _: (UICollectionView, any UIDragSession, IndexPath) -> [UIDragItem] = it.collectionView(_:itemsForBeginning:at:)
  let _: (UICollectionView, IndexPath) -> UIDragPreviewParameters? = it.collectionView(_:dragPreviewParametersForItemAt:)
}

final class UICollectionViewDropDelegateClient: NSObject, UICollectionViewDropDelegate {
  func collectionView(_ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession, withDestinationIndexPath destinationIndexPath: IndexPath?) -> UICollectionViewDropProposal { fatalError() }
  func collectionView(_ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator) {}
  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool { fatalError() }
}
@MainActor func useUICollectionViewDropDelegate(_ it: some UICollectionViewDropDelegate) {
  let _: (UICollectionView, any UIDropSession, IndexPath?) -> UICollectionViewDropProposal = it.collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)
  let _: (UICollectionView, any UICollectionViewDropCoordinator) -> Void = it.collectionView(_:performDropWith:)
  let _: (UICollectionView, any UIDropSession) -> Bool = it.collectionView(_:canHandle:)
}

final class UIContextMenuInteractionDelegateClient: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { fatalError() }
  func contextMenuInteraction(_ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration, animator: any UIContextMenuInteractionCommitAnimating) {}
}
@MainActor func useUIContextMenuInteractionDelegate(_ it: some UIContextMenuInteractionDelegate) {
  let _: (UIContextMenuInteraction, CGPoint) -> UIContextMenuConfiguration? = it.contextMenuInteraction(_:configurationForMenuAtLocation:)
  let _: (UIContextMenuInteraction, UIContextMenuConfiguration) -> UITargetedPreview? = it.contextMenuInteraction(_:previewForHighlightingMenuWithConfiguration:)
  let _: (UIContextMenuInteraction, UIContextMenuConfiguration, any UIContextMenuInteractionCommitAnimating) -> Void = it.contextMenuInteraction(_:willPerformPreviewActionForMenuWith:animator:)
}

final class UIGestureRecognizerDelegateClient: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { fatalError() }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { fatalError() }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { fatalError() }
}
@MainActor func useUIGestureRecognizerDelegate(_ it: some UIGestureRecognizerDelegate) {
  let _: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = it.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
  let _: (UIGestureRecognizer) -> Bool = it.gestureRecognizerShouldBegin(_:)
  let _: (UIGestureRecognizer, UITouch) -> Bool = it.gestureRecognizer(_:shouldReceive:)
  let _: (UIGestureRecognizer, UIEvent) -> Bool = it.gestureRecognizer(_:shouldReceive:)
  let _: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = it.gestureRecognizer(_:shouldBeRequiredToFailBy:)
}

final class UIImagePickerControllerDelegateClient: NSObject, UIImagePickerControllerDelegate {
  func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
@MainActor func useUIImagePickerControllerDelegate(_ it: some UIImagePickerControllerDelegate) {
  let _: (UIImagePickerController, [UIImagePickerController.InfoKey: Any]) -> Void = it.imagePickerController(_:didFinishPickingMediaWithInfo:)
  let _: (UIImagePickerController) -> Void = it.imagePickerControllerDidCancel(_:)
}

final class UINavigationControllerDelegateClient: NSObject, UINavigationControllerDelegate {
  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
  func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
  func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? { fatalError() }
}
@MainActor func useUINavigationControllerDelegate(_ it: some UINavigationControllerDelegate) {
  let _: (UINavigationController, UIViewController, Bool) -> Void = it.navigationController(_:willShow:animated:)
  let _: (UINavigationController, UIViewController, Bool) -> Void = it.navigationController(_:didShow:animated:)
  let _: (UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> (any UIViewControllerAnimatedTransitioning)? = it.navigationController(_:animationControllerFor:from:to:)
  let _: (UINavigationController, any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? = it.navigationController(_:interactionControllerFor:)
}

final class UIPageViewControllerDataSourceClient: NSObject, UIPageViewControllerDataSource {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? { fatalError() }
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? { fatalError() }
}
@MainActor func useUIPageViewControllerDataSource(_ it: some UIPageViewControllerDataSource) {
  let _: (UIPageViewController, UIViewController) -> UIViewController? = it.pageViewController(_:viewControllerAfter:)
  let _: (UIPageViewController, UIViewController) -> UIViewController? = it.pageViewController(_:viewControllerBefore:)
}

final class UIPageViewControllerDelegateClient: NSObject, UIPageViewControllerDelegate {
  func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation { fatalError() }
}
@MainActor func useUIPageViewControllerDelegate(_ it: some UIPageViewControllerDelegate) {
  let _: (UIPageViewController, Bool, [UIViewController], Bool) -> Void = it.pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
  let _: (UIPageViewController, [UIViewController]) -> Void = it.pageViewController(_:willTransitionTo:)
  let _: (UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation = it.pageViewController(_:spineLocationFor:)
}

final class UIPickerViewDataSourceClient: NSObject, UIPickerViewDataSource {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { fatalError() }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { fatalError() }
}
@MainActor func useUIPickerViewDataSource(_ it: some UIPickerViewDataSource) {
  let _: (UIPickerView) -> Int = it.numberOfComponents(in:)
  let _: (UIPickerView, Int) -> Int = it.pickerView(_:numberOfRowsInComponent:)
}

final class UIPickerViewDelegateClient: NSObject, UIPickerViewDelegate {
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { fatalError() }
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int) -> NSAttributedString? { fatalError() }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { fatalError() }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { fatalError() }
  func pickerView(_ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?) -> UIView { fatalError() }
}
@MainActor func useUIPickerViewDelegate(_ it: some UIPickerViewDelegate) {
  let _: (UIPickerView, Int, Int) -> Void = it.pickerView(_:didSelectRow:inComponent:)
  let _: (UIPickerView, Int, Int) -> String? = it.pickerView(_:titleForRow:forComponent:)
  let _: (UIPickerView, Int, Int) -> NSAttributedString? = it.pickerView(_:attributedTitleForRow:forComponent:)
  let _: (UIPickerView, Int) -> CGFloat = it.pickerView(_:widthForComponent:)
  let _: (UIPickerView, Int) -> CGFloat = it.pickerView(_:rowHeightForComponent:)
  let _: (UIPickerView, Int, Int, UIView?) -> UIView = it.pickerView(_:viewForRow:forComponent:reusing:)
}

final class UIPopoverPresentationControllerDelegateClient: NSObject, UIPopoverPresentationControllerDelegate {
  func popoverPresentationControllerDidDismissPopover(_ popoverPresentationController: UIPopoverPresentationController) {}
}
@MainActor func useUIPopoverPresentationControllerDelegate(_ it: some UIPopoverPresentationControllerDelegate) {
  let _: (UIPopoverPresentationController) -> Void = it.popoverPresentationControllerDidDismissPopover(_:)
}

final class UISceneDelegateClient: NSObject, UISceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}
@MainActor func useUISceneDelegate(_ it: some UISceneDelegate) {
  let _: (UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void = it.scene(_:willConnectTo:options:)
  let _: (UIScene, Set<UIOpenURLContext>) -> Void = it.scene(_:openURLContexts:)
  let _: (UIScene, NSUserActivity) -> Void = it.scene(_:continue:)
}

final class UIScrollViewDelegateClient: NSObject, UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { fatalError() }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
}
@MainActor func useUIScrollViewDelegate(_ it: some UIScrollViewDelegate) {
  let _: (UIScrollView) -> Void = it.scrollViewDidScroll(_:)
  let _: (UIScrollView) -> Void = it.scrollViewDidEndDecelerating(_:)
  let _: (UIScrollView) -> Void = it.scrollViewWillBeginDragging(_:)
  let _: (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = it.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
  let _: (UIScrollView, Bool) -> Void = it.scrollViewDidEndDragging(_:willDecelerate:)
  let _: (UIScrollView) -> Void = it.scrollViewDidZoom(_:)
  let _: (UIScrollView) -> Void = it.scrollViewDidEndScrollingAnimation(_:)
  let _: (UIScrollView, UIView?, CGFloat) -> Void = it.scrollViewDidEndZooming(_:with:atScale:)
  let _: (UIScrollView) -> Bool = it.scrollViewShouldScrollToTop(_:)
  let _: (UIScrollView, UIView?) -> Void = it.scrollViewWillBeginZooming(_:with:)
}

final class UISearchBarDelegateClient: NSObject, UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
@MainActor func useUISearchBarDelegate(_ it: some UISearchBarDelegate) {
  let _: (UISearchBar) -> Void = it.searchBarCancelButtonClicked(_:)
  let _: (UISearchBar) -> Void = it.searchBarSearchButtonClicked(_:)
  let _: (UISearchBar, String) -> Void = it.searchBar(_:textDidChange:)
  let _: (UISearchBar) -> Void = it.searchBarTextDidBeginEditing(_:)
  let _: (UISearchBar) -> Void = it.searchBarTextDidEndEditing(_:)
  let _: (UISearchBar, Int) -> Void = it.searchBar(_:selectedScopeButtonIndexDidChange:)
}

final class UISplitViewControllerDelegateClient: NSObject, UISplitViewControllerDelegate {
  func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { fatalError() }
  func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? { fatalError() }
  func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { fatalError() }
  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool { fatalError() }
  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {}
}
@MainActor func useUISplitViewControllerDelegate(_ it: some UISplitViewControllerDelegate) {
  let _: (UISplitViewController, UIViewController, UIViewController) -> Bool = it.splitViewController(_:collapseSecondary:onto:)
  let _: (UISplitViewController, UIViewController) -> UIViewController? = it.splitViewController(_:separateSecondaryFrom:)
  let _: (UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column = it.splitViewController(_:topColumnForCollapsingToProposedTopColumn:)
  let _: (UISplitViewController, UIViewController, Any?) -> Bool = it.splitViewController(_:showDetail:sender:)
  let _: (UISplitViewController, UISplitViewController.DisplayMode) -> Void = it.splitViewController(_:willChangeTo:)
}

final class UITabBarControllerDelegateClient: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { fatalError() }
}
@MainActor func useUITabBarControllerDelegate(_ it: some UITabBarControllerDelegate) {
  let _: (UITabBarController, UIViewController, UIViewController) -> (any UIViewControllerAnimatedTransitioning)? = it.tabBarController(_:animationControllerForTransitionFrom:to:)
  let _: (UITabBarController, UIViewController) -> Void = it.tabBarController(_:didSelect:)
  let _: (UITabBarController, UIViewController) -> Bool = it.tabBarController(_:shouldSelect:)
}

final class UITabBarDelegateClient: NSObject, UITabBarDelegate {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
@MainActor func useUITabBarDelegate(_ it: some UITabBarDelegate) {
  let _: (UITabBar, UITabBarItem) -> Void = it.tabBar(_:didSelect:)
}

final class UITableViewDataSourceClient: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fatalError() }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { fatalError() }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { fatalError() }
  func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { fatalError() }
  func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { fatalError() }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { fatalError() }
}
@MainActor func useUITableViewDataSource(_ it: some UITableViewDataSource) {
  let _: (UITableView, IndexPath) -> UITableViewCell = it.tableView(_:cellForRowAt:)
  let _: (UITableView, Int) -> Int = it.tableView(_:numberOfRowsInSection:)
  let _: (UITableView, Int) -> String? = it.tableView(_:titleForHeaderInSection:)
  let _: (UITableView, IndexPath) -> Bool = it.tableView(_:canEditRowAt:)
  let _: (UITableView, UITableViewCell.EditingStyle, IndexPath) -> Void = it.tableView(_:commit:forRowAt:)
  let _: (UITableView, Int) -> String? = it.tableView(_:titleForFooterInSection:)
  let _: (UITableView, IndexPath, IndexPath) -> Void = it.tableView(_:moveRowAt:to:)
  let _: (UITableView, IndexPath) -> Bool = it.tableView(_:canMoveRowAt:)
  let _: (UITableView, String, Int) -> Int = it.tableView(_:sectionForSectionIndexTitle:at:)
}

final class UITableViewDataSourcePrefetchingClient: NSObject, UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}
}
@MainActor func useUITableViewDataSourcePrefetching(_ it: some UITableViewDataSourcePrefetching) {
  let _: (UITableView, [IndexPath]) -> Void = it.tableView(_:prefetchRowsAt:)
}

final class UITableViewDelegateClient: NSObject, UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { fatalError() }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { fatalError() }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { fatalError() }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { fatalError() }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { fatalError() }
  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { fatalError() }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { fatalError() }
  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { fatalError() }
  func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { fatalError() }
  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
  func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? { fatalError() }
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { fatalError() }
  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat { fatalError() }
  func tableView(_ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath, toProposedIndexPath proposedDestinationIndexPath: IndexPath) -> IndexPath { fatalError() }
  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
}
@MainActor func useUITableViewDelegate(_ it: some UITableViewDelegate) {
  let _: (UITableView, IndexPath) -> Void = it.tableView(_:didSelectRowAt:)
  let _: (UITableView, IndexPath) -> CGFloat = it.tableView(_:heightForRowAt:)
  let _: (UITableView, Int) -> CGFloat = it.tableView(_:heightForHeaderInSection:)
  let _: (UITableView, Int) -> UIView? = it.tableView(_:viewForHeaderInSection:)
  let _: (UITableView, Int) -> CGFloat = it.tableView(_:heightForFooterInSection:)
  let _: (UITableView, Int) -> UIView? = it.tableView(_:viewForFooterInSection:)
  let _: (UITableView, UITableViewCell, IndexPath) -> Void = it.tableView(_:willDisplay:forRowAt:)
  let _: (UITableView, IndexPath) -> CGFloat = it.tableView(_:estimatedHeightForRowAt:)
  let _: (UITableView, IndexPath) -> IndexPath? = it.tableView(_:willSelectRowAt:)
  let _: (UITableView, IndexPath) -> Void = it.tableView(_:accessoryButtonTappedForRowWith:)
  let _: (UITableView, IndexPath) -> Void = it.tableView(_:didDeselectRowAt:)
  let _: (UITableView, IndexPath) -> UITableViewCell.EditingStyle = it.tableView(_:editingStyleForRowAt:)
  let _: (UITableView, IndexPath) -> Bool = it.tableView(_:shouldHighlightRowAt:)
  let _: (UITableView, IndexPath) -> UISwipeActionsConfiguration? = it.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
  let _: (UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = it.tableView(_:contextMenuConfigurationForRowAt:point:)
  let _: (UITableView, UITableViewCell, IndexPath) -> Void = it.tableView(_:didEndDisplaying:forRowAt:)
  let _: (UITableView, IndexPath) -> [UITableViewRowAction]? = it.tableView(_:editActionsForRowAt:)
  let _: (UITableView, IndexPath) -> Bool = it.tableView(_:shouldIndentWhileEditingRowAt:)
  let _: (UITableView, Int) -> CGFloat = it.tableView(_:estimatedHeightForHeaderInSection:)
  let _: (UITableView, IndexPath, IndexPath) -> IndexPath = it.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)
  let _: (UITableView, UIView, Int) -> Void = it.tableView(_:willDisplayHeaderView:forSection:)
}

final class UITableViewDragDelegateClient: NSObject, UITableViewDragDelegate {
  func tableView(_ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath) -> [UIDragItem] { fatalError() }
}
@MainActor func useUITableViewDragDelegate(_ it: some UITableViewDragDelegate) {
  let _: (UITableView, any UIDragSession, IndexPath) -> [UIDragItem] = it.tableView(_:itemsForBeginning:at:)
}

final class UITextFieldDelegateClient: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { fatalError() }
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool { fatalError() }
  func textFieldDidBeginEditing(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField) {}
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { fatalError() }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { fatalError() }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { fatalError() }
  func textFieldDidChangeSelection(_ textField: UITextField) {}
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {}
}
@MainActor func useUITextFieldDelegate(_ it: some UITextFieldDelegate) {
  let _: (UITextField) -> Bool = it.textFieldShouldReturn(_:)
  let _: (UITextField, NSRange, String) -> Bool = it.textField(_:shouldChangeCharactersIn:replacementString:)
  let _: (UITextField) -> Void = it.textFieldDidBeginEditing(_:)
  let _: (UITextField) -> Void = it.textFieldDidEndEditing(_:)
  let _: (UITextField) -> Bool = it.textFieldShouldBeginEditing(_:)
  let _: (UITextField) -> Bool = it.textFieldShouldClear(_:)
  let _: (UITextField) -> Bool = it.textFieldShouldEndEditing(_:)
  let _: (UITextField) -> Void = it.textFieldDidChangeSelection(_:)
  let _: (UITextField, UITextField.DidEndEditingReason) -> Void = it.textFieldDidEndEditing(_:reason:)
}

final class UITextViewDelegateClient: NSObject, UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {}
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { fatalError() }
  func textViewDidBeginEditing(_ textView: UITextView) {}
  func textViewDidEndEditing(_ textView: UITextView) {}
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool { fatalError() }
  func textViewDidChangeSelection(_ textView: UITextView) {}
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { fatalError() }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { fatalError() }
}
@MainActor func useUITextViewDelegate(_ it: some UITextViewDelegate) {
  let _: (UITextView) -> Void = it.textViewDidChange(_:)
  let _: (UITextView, NSRange, String) -> Bool = it.textView(_:shouldChangeTextIn:replacementText:)
  let _: (UITextView) -> Void = it.textViewDidBeginEditing(_:)
  let _: (UITextView) -> Void = it.textViewDidEndEditing(_:)
  let _: (UITextView, URL, NSRange, UITextItemInteraction) -> Bool = it.textView(_:shouldInteractWith:in:interaction:)
  let _: (UITextView) -> Void = it.textViewDidChangeSelection(_:)
  let _: (UITextView) -> Bool = it.textViewShouldBeginEditing(_:)
  let _: (UITextView) -> Bool = it.textViewShouldEndEditing(_:)
}

class CALayerClient: CALayer {
  override func action(forKey event: String) -> (any CAAction)? { super.action(forKey: event) }
  class override func needsDisplay(forKey key: String) -> Bool { super.needsDisplay(forKey: key) }
  override func draw(in ctx: CGContext) { super.draw(in: ctx) }
}

class OperationClient: Operation, @unchecked Sendable {
  override func main() { super.main() }
  override func cancel() { super.cancel() }
}

class UIActivityClient: UIActivity {
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { super.canPerform(withActivityItems: activityItems) }
  override func prepare(withActivityItems activityItems: [Any]) { super.prepare(withActivityItems: activityItems) }
}

class UIApplicationClient: UIApplication {
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
}

class UIButtonClient: UIButton {
  override func imageRect(forContentRect contentRect: CGRect) -> CGRect { super.imageRect(forContentRect: contentRect) }
  override func titleRect(forContentRect contentRect: CGRect) -> CGRect { super.titleRect(forContentRect: contentRect) }
}

class UICollectionReusableViewClient: UICollectionReusableView {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
  override func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
}

class UICollectionViewClient: UICollectionView {
  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { super.cellForItem(at: indexPath) }
}

class UICollectionViewCellClient: UICollectionViewCell {
  override func prepareForReuse() { super.prepareForReuse() }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
}

class UICollectionViewControllerClient: UICollectionViewController {
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { super.collectionView(collectionView, numberOfItemsInSection: section) }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { super.collectionView(collectionView, cellForItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { super.collectionView(collectionView, didSelectItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { super.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.collectionView(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point) }
  override func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) { super.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { super.collectionView(collectionView, canMoveItemAt: indexPath) }
  override func collectionView(_ collectionView: UICollectionView, previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForDismissingContextMenuWithConfiguration: configuration) }
  override func collectionView(_ collectionView: UICollectionView, previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration) -> UITargetedPreview? { super.collectionView(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
}

class UICollectionViewLayoutClient: UICollectionViewLayout {
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity) }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { super.shouldInvalidateLayout(forBoundsChange: newBounds) }
  override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
}

class UICollectionViewLayoutAttributesClient: UICollectionViewLayoutAttributes {
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
  override func copy(with zone: NSZone?) -> Any { super.copy(with: zone) }
}

class UIControlClient: UIControl {
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { super.endTracking(touch, with: event) }
}

class UIGestureRecognizerClient: UIGestureRecognizer {
  override func reset() { super.reset() }
}

class UILabelClient: UILabel {
  override func drawText(in rect: CGRect) { super.drawText(in: rect) }
}

class UINavigationControllerClient: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) { super.pushViewController(viewController, animated: animated) }
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { super.popToRootViewController(animated: animated) }
  override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }
}

class UIPresentationControllerClient: UIPresentationController {
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
}

class UIResponderClient: UIResponder {
  override func awakeFromNib() { super.awakeFromNib() }
  override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesBegan(touches, with: event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesEnded(touches, with: event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesMoved(touches, with: event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { super.canPerformAction(action, withSender: sender) }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesBegan(presses, with: event) }
  override func accessibilityActivate() -> Bool { super.accessibilityActivate() }
  override func accessibilityDecrement() { super.accessibilityDecrement() }
  override func accessibilityIncrement() { super.accessibilityIncrement() }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { super.motionEnded(motion, with: event) }
  override func accessibilityElementCount() -> Int { super.accessibilityElementCount() }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) { super.didUpdateFocus(in: context, with: coordinator) }
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { super.accessibilityScroll(direction) }
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { super.pressesEnded(presses, with: event) }
  override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
  override func restoreUserActivityState(_ activity: NSUserActivity) { super.restoreUserActivityState(activity) }
  override func value(forUndefinedKey key: String) -> Any? { super.value(forUndefinedKey: key) }
  override func copy(_ sender: Any?) { super.copy(sender) }
}

class UIStoryboardSegueClient: UIStoryboardSegue {
  override func perform() { super.perform() }
}

class UITableViewClient: UITableView {
  override func reloadData() { super.reloadData() }
}

class UITableViewCellClient: UITableViewCell {
  override func prepareForReuse() { super.prepareForReuse() }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
  override func setHighlighted(_ highlighted: Bool, animated: Bool) { super.setHighlighted(highlighted, animated: animated) }
  override func updateConfiguration(using state: UICellConfigurationState) { super.updateConfiguration(using: state) }
}

class UITableViewControllerClient: UITableViewController {
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { super.tableView(tableView, cellForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { super.tableView(tableView, numberOfRowsInSection: section) }
  override func numberOfSections(in tableView: UITableView) -> Int { super.numberOfSections(in: tableView) }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { super.tableView(tableView, didSelectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { super.tableView(tableView, titleForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, heightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canEditRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) { super.tableView(tableView, commit: editingStyle, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { super.tableView(tableView, titleForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) { super.tableView(tableView, willDisplay: cell, forRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { super.tableView(tableView, editingStyleForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { super.tableView(tableView, heightForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { super.tableView(tableView, viewForHeaderInSection: section) }
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willSelectRowAt: indexPath) }
  override func scrollViewDidScroll(_ scrollView: UIScrollView) { super.scrollViewDidScroll(scrollView) }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, canMoveRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { super.tableView(tableView, heightForFooterInSection: section) }
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) { super.tableView(tableView, accessoryButtonTappedForRowWith: indexPath) }
  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { super.tableView(tableView, didDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) { super.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath) }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { super.tableView(tableView, estimatedHeightForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { super.tableView(tableView, viewForFooterInSection: section) }
  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { super.scrollViewDidEndDecelerating(scrollView) }
  override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { super.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
  override func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { super.scrollViewDidEndScrollingAnimation(scrollView) }
  override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { super.scrollViewWillBeginDragging(scrollView) }
  override func sectionIndexTitles(for tableView: UITableView) -> [String]? { super.sectionIndexTitles(for: tableView) }
  override func tableView(_ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) -> Bool { super.tableView(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { super.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point) }
  override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didHighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { super.tableView(tableView, didUnhighlightRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { super.tableView(tableView, indentationLevelForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { super.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath, withSender sender: Any?) { super.tableView(tableView, performAction: action, forRowAt: indexPath, withSender: sender) }
  override func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool { super.tableView(tableView, shouldShowMenuForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { super.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { super.tableView(tableView, willDeselectRowAt: indexPath) }
  override func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) { super.tableView(tableView, willDisplayHeaderView: view, forSection: section) }
}

class UITextFieldClient: UITextField {
  override func editingRect(forBounds bounds: CGRect) -> CGRect { super.editingRect(forBounds: bounds) }
  override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds) }
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect { super.clearButtonRect(forBounds: bounds) }
  override func leftViewRect(forBounds bounds: CGRect) -> CGRect { super.leftViewRect(forBounds: bounds) }
  override func placeholderRect(forBounds bounds: CGRect) -> CGRect { super.placeholderRect(forBounds: bounds) }
}

class UIViewClient: UIView {
  override func layoutSubviews() { super.layoutSubviews() }
  override func draw(_ rect: CGRect) { super.draw(rect) }
  override func didMoveToSuperview() { super.didMoveToSuperview() }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { super.gestureRecognizerShouldBegin(gestureRecognizer) }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func willMove(toSuperview newSuperview: UIView?) { super.willMove(toSuperview: newSuperview) }
  override func addSubview(_ view: UIView) { super.addSubview(view) }
  override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
  override func layoutSublayers(of layer: CALayer) { super.layoutSublayers(of: layer) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
  override func willMove(toWindow newWindow: UIWindow?) { super.willMove(toWindow: newWindow) }
  override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize { super.systemLayoutSizeFitting(targetSize, withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority) }
  override func updateConstraints() { super.updateConstraints() }
  override func draw(_ layer: CALayer, in ctx: CGContext) { super.draw(layer, in: ctx) }
  override func isEqual(_ object: Any?) -> Bool { super.isEqual(object) }
}

class UIViewControllerClient: UIViewController {
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { super.prepare(for: segue, sender: sender) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) { super.viewWillTransition(to: size, with: coordinator) }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { super.traitCollectionDidChange(previousTraitCollection) }
  override func loadView() { super.loadView() }
  override func setEditing(_ editing: Bool, animated: Bool) { super.setEditing(editing, animated: animated) }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }
  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { super.shouldPerformSegue(withIdentifier: identifier, sender: sender) }
  override func willTransition(to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) { super.willTransition(to: newCollection, with: coordinator) }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
}

func use(_ value: Any?) {}

/// What initialisers need.
@MainActor struct Parts {
  let target: UIViewController, action: Selector, view: UIView, table: UITableView, scene: UIWindowScene
  let session: UISceneSession, picture: CGImage, section: NSCollectionLayoutSection
  let menus: any UIContextMenuInteractionDelegate, drops: any UIDropInteractionDelegate
}

extension Parts {
  func makeCABasicAnimation() {
    use(CABasicAnimation(keyPath: "opacity"))
  }
  func makeCADisplayLink() {
    use(CADisplayLink(target: target, selector: action))
  }
  func makeCAKeyframeAnimation() {
    use(CAKeyframeAnimation(keyPath: "position"))
  }
  func makeCAMediaTimingFunction() {
    use(CAMediaTimingFunction(name: .easeIn))
  }
  func makeNSAttributedString() {
    use(NSAttributedString(string: "a"))
    use(NSAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 17)]))
    use(NSAttributedString(attachment: NSTextAttachment()))
    use(try? NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.html], documentAttributes: nil))
    use(NSAttributedString(attributedString: NSAttributedString(string: "a")))
  }
  func makeNSLayoutConstraint() {
    use(NSLayoutConstraint(item: view, attribute: .top, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1, constant: 0))
  }
  func makeNSMutableAttributedString() {
    use(NSMutableAttributedString(string: "a"))
    use(NSMutableAttributedString(attributedString: NSAttributedString(string: "a")))
    use(NSMutableAttributedString(attachment: NSTextAttachment()))
    use(try? NSMutableAttributedString(data: Data(), options: [:], documentAttributes: nil))
  }
  func makeUIAccessibilityCustomAction() {
    use(UIAccessibilityCustomAction(name: "A", target: target, selector: action))
  }
  func makeUIAccessibilityElement() {
    use(UIAccessibilityElement(accessibilityContainer: view))
  }
  func makeUIAction() {
    use(UIAction(title: "A") { _ in })
  }
  func makeUIActivityIndicatorView() {
    use(UIActivityIndicatorView(style: .large))
    use(UIActivityIndicatorView())
    use(UIActivityIndicatorView(frame: .zero))
  }
  func makeUIActivityViewController() {
    use(UIActivityViewController(activityItems: ["a"], applicationActivities: nil))
  }
  func makeUIAlertAction() {
    use(UIAlertAction(title: "OK", style: .default, handler: nil))
    use(UIAlertAction(title: "OK", style: .cancel) { _ in })
  }
  func makeUIAlertController() {
    use(UIAlertController(title: "A", message: nil, preferredStyle: .alert))
    use(UIAlertController())
  }
  func makeUIApplicationShortcutIcon() {
    use(UIApplicationShortcutIcon(templateImageName: "star"))
    use(UIApplicationShortcutIcon(type: .add))
  }
  func makeUIApplicationShortcutItem() {
    use(UIApplicationShortcutItem(type: "a", localizedTitle: "A"))
    use(UIApplicationShortcutItem(type: "a", localizedTitle: "A", localizedSubtitle: nil, icon: nil, userInfo: nil))
  }
  func makeUIBarButtonItem() {
    use(UIBarButtonItem(barButtonSystemItem: .add, target: target, action: action))
    use(UIBarButtonItem(title: "Done", style: .plain, target: target, action: action))
    use(UIBarButtonItem(image: UIImage(named: "star"), style: .plain, target: target, action: action))
    use(UIBarButtonItem(customView: view))
    use(UIBarButtonItem())
    use(UIBarButtonItem(systemItem: .add))
  }
  func makeUIBezierPath() {
    use(UIBezierPath())
    use(UIBezierPath(roundedRect: .zero, cornerRadius: 4))
    use(UIBezierPath(roundedRect: .zero, byRoundingCorners: [.topLeft], cornerRadii: .zero))
    use(UIBezierPath(ovalIn: .zero))
    use(UIBezierPath(rect: .zero))
    use(UIBezierPath(arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 1, clockwise: true))
  }
  func makeUIBlurEffect() {
    use(UIBlurEffect(style: .light))
  }
  func makeUIButton() {
    use(UIButton(type: .system))
    use(UIButton())
    use(UIButton(frame: .zero))
    use(UIButton(configuration: .filled()))
    use(UIButton(configuration: .plain(), primaryAction: nil))
  }
  func makeUICollectionLayoutListConfiguration() {
    use(UICollectionLayoutListConfiguration(appearance: .plain))
  }
  func makeUICollectionReusableView() {
    use(UICollectionReusableView())
  }
  func makeUICollectionView() {
    use(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
  }
  func makeUICollectionViewCell() {
    use(UICollectionViewCell())
  }
  func makeUICollectionViewCompositionalLayout() {
    use(UICollectionViewCompositionalLayout(section: section))
    use(UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil }))
  }
  func makeUICollectionViewCompositionalLayoutConfiguration() {
    use(UICollectionViewCompositionalLayoutConfiguration())
  }
  func makeUICollectionViewDropProposal() {
    use(UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath))
  }
  func makeUICollectionViewFlowLayout() {
    use(UICollectionViewFlowLayout())
  }
  func makeUICollectionViewLayoutAttributes() {
    use(UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0)))
  }
  func makeUIColor() {
    use(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    use(UIColor(white: 0, alpha: 0.5))
    use(UIColor(named: "Card"))
    use(UIColor(hue: 0.1, saturation: 1, brightness: 1, alpha: 1))
    use(UIColor(cgColor: UIColor.red.cgColor))
    use(UIColor(patternImage: UIImage()))
    use(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1))
    use(UIColor(dynamicProvider: { _ in .red }))
  }
  func makeUIContextMenuConfiguration() {
    use(UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in nil })
  }
  func makeUIContextMenuInteraction() {
    use(UIContextMenuInteraction(delegate: menus))
  }
  func makeUIContextualAction() {
    use(UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) })
  }
  func makeUIControl() {
    use(UIControl())
  }
  func makeUIDatePicker() {
    use(UIDatePicker())
  }
  func makeUIDocumentInteractionController() {
    use(UIDocumentInteractionController(url: URL(fileURLWithPath: "/a")))
  }
  func makeUIDocumentPickerViewController() {
    use(UIDocumentPickerViewController(forOpeningContentTypes: []))
    use(UIDocumentPickerViewController(documentTypes: ["public.text"], in: .import))
    use(UIDocumentPickerViewController(forExporting: []))
  }
  func makeUIDragItem() {
    use(UIDragItem(itemProvider: NSItemProvider()))
  }
  func makeUIDragPreview() {
    use(UIDragPreview(view: view))
  }
  func makeUIDragPreviewParameters() {
    use(UIDragPreviewParameters())
  }
  func makeUIDropInteraction() {
    use(UIDropInteraction(delegate: drops))
  }
  func makeUIDropProposal() {
    use(UIDropProposal(operation: .copy))
  }
  func makeUIEdgeInsets() {
    use(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    use(UIEdgeInsets())
  }
  func makeUIFont() {
    use(UIFont(name: "Inter", size: 17))
    use(UIFont(descriptor: UIFont.systemFont(ofSize: 17).fontDescriptor, size: 0))
  }
  func makeUIFontMetrics() {
    use(UIFontMetrics(forTextStyle: .body))
  }
  func makeUIGlassEffect() {
    use(UIGlassEffect(style: .regular))
  }
  func makeUIGraphicsEndImageContext() {
    use(UIGraphicsEndImageContext())
  }
  func makeUIGraphicsGetCurrentContext() {
    use(UIGraphicsGetCurrentContext())
  }
  func makeUIGraphicsGetImageFromCurrentImageContext() {
    use(UIGraphicsGetImageFromCurrentImageContext())
  }
  func makeUIGraphicsImageRenderer() {
    use(UIGraphicsImageRenderer(size: .zero))
    use(UIGraphicsImageRenderer(bounds: .zero))
  }
  func makeUIGraphicsImageRendererFormat() {
    use(UIGraphicsImageRendererFormat())
  }
  func makeUIGraphicsPopContext() {
    use(UIGraphicsPopContext())
  }
  func makeUIImage() {
    use(UIImage(named: "star"))
    use(UIImage(systemName: "star"))
    use(UIImage(data: Data()))
    use(UIImage())
    use(UIImage(cgImage: picture))
    use(UIImage(contentsOfFile: "a.png"))
    use(UIImage(ciImage: CIImage()))
    use(UIImage(imageLiteralResourceName: "star"))
  }
  func makeUIImagePickerController() {
    use(UIImagePickerController())
  }
  func makeUIImageView() {
    use(UIImageView(image: UIImage(named: "star")))
    use(UIImageView())
    use(UIImageView(frame: .zero))
  }
  func makeUIImpactFeedbackGenerator() {
    use(UIImpactFeedbackGenerator(style: .light))
    use(UIImpactFeedbackGenerator())
  }
  func makeUIKeyCommand() {
    use(UIKeyCommand(input: "a", modifierFlags: .command, action: action))
    use(UIKeyCommand(title: "A", action: action, input: "a", modifierFlags: .command))
    use(UIKeyCommand(action: action, input: "a"))
  }
  func makeUILabel() {
    use(UILabel())
    use(UILabel(frame: .zero))
  }
  func makeUILayoutGuide() {
    use(UILayoutGuide())
  }
  func makeUILayoutPriority() {
    use(UILayoutPriority(rawValue: 999))
  }
  func makeUILongPressGestureRecognizer() {
    use(UILongPressGestureRecognizer(target: target, action: action))
    use(UILongPressGestureRecognizer())
  }
  func makeUIMenu() {
    use(UIMenu(title: "A", children: []))
    use(UIMenu(children: []))
    use(UIMenu(options: .displayInline, children: []))
  }
  func makeUIMenuItem() {
    use(UIMenuItem(title: "A", action: action))
  }
  func makeUIMutableApplicationShortcutItem() {
    use(UIMutableApplicationShortcutItem(type: "a", localizedTitle: "A"))
  }
  func makeUINavigationBar() {
    use(UINavigationBar(frame: .zero))
  }
  func makeUINavigationBarAppearance() {
    use(UINavigationBarAppearance())
  }
  func makeUINavigationController() {
    use(UINavigationController(rootViewController: UIViewController()))
    use(UINavigationController())
  }
  func makeUINavigationItem() {
    use(UINavigationItem())
    use(UINavigationItem(title: "A"))
  }
  func makeUINib() {
    use(UINib(nibName: "Cell", bundle: nil))
  }
  func makeUINotificationFeedbackGenerator() {
    use(UINotificationFeedbackGenerator())
  }
  func makeUIOffset() {
    use(UIOffset(horizontal: 1, vertical: 2))
  }
  func makeUIPageControl() {
    use(UIPageControl())
  }
  func makeUIPageViewController() {
    use(UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil))
  }
  func makeUIPanGestureRecognizer() {
    use(UIPanGestureRecognizer(target: target, action: action))
    use(UIPanGestureRecognizer())
  }
  func makeUIPickerView() {
    use(UIPickerView())
    use(UIPickerView(frame: .zero))
  }
  func makeUIPinchGestureRecognizer() {
    use(UIPinchGestureRecognizer(target: target, action: action))
  }
  func makeUIPointerInteraction() {
    use(UIPointerInteraction(delegate: nil))
  }
  func makeUIPointerStyle() {
    use(UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))))
  }
  func makeUIPreviewAction() {
    use(UIPreviewAction(title: "A", style: .default) { _, _ in })
  }
  func makeUIPreviewParameters() {
    use(UIPreviewParameters())
  }
  func makeUIPrintInfo() {
    use(UIPrintInfo(dictionary: nil))
  }
  func makeUIProgressView() {
    use(UIProgressView(progressViewStyle: .bar))
    use(UIProgressView())
  }
  func makeUIRefreshControl() {
    use(UIRefreshControl())
  }
  func makeUISceneConfiguration() {
    use(UISceneConfiguration(name: "Default", sessionRole: session.role))
  }
  func makeUIScreenEdgePanGestureRecognizer() {
    use(UIScreenEdgePanGestureRecognizer(target: target, action: action))
  }
  func makeUIScrollView() {
    use(UIScrollView())
    use(UIScrollView(frame: .zero))
  }
  func makeUISearchBar() {
    use(UISearchBar(frame: .zero))
    use(UISearchBar())
  }
  func makeUISearchController() {
    use(UISearchController(searchResultsController: nil))
  }
  func makeUISegmentedControl() {
    use(UISegmentedControl(items: ["A", "B"]))
    use(UISegmentedControl())
    use(UISegmentedControl(frame: .zero))
  }
  func makeUISelectionFeedbackGenerator() {
    use(UISelectionFeedbackGenerator())
  }
  func makeUISlider() {
    use(UISlider())
    use(UISlider(frame: .zero))
  }
  func makeUISplitViewController() {
    use(UISplitViewController())
  }
  func makeUISpringTimingParameters() {
    use(UISpringTimingParameters(mass: 1, stiffness: 1, damping: 1, initialVelocity: .zero))
    use(UISpringTimingParameters())
    use(UISpringTimingParameters(dampingRatio: 1))
  }
  func makeUIStackView() {
    use(UIStackView())
    use(UIStackView(arrangedSubviews: []))
    use(UIStackView(frame: .zero))
  }
  func makeUIStepper() {
    use(UIStepper())
  }
  func makeUIStoryboard() {
    use(UIStoryboard(name: "Main", bundle: nil))
  }
  func makeUISwipeActionsConfiguration() {
    use(UISwipeActionsConfiguration(actions: []))
  }
  func makeUISwipeGestureRecognizer() {
    use(UISwipeGestureRecognizer(target: target, action: action))
  }
  func makeUISwitch() {
    use(UISwitch())
    use(UISwitch(frame: .zero))
  }
  func makeUITabBarAppearance() {
    use(UITabBarAppearance())
  }
  func makeUITabBarController() {
    use(UITabBarController())
  }
  func makeUITabBarItem() {
    use(UITabBarItem(title: "A", image: nil, tag: 0))
    use(UITabBarItem(title: "A", image: nil, selectedImage: nil))
  }
  func makeUITableView() {
    use(UITableView(frame: .zero, style: .grouped))
    use(UITableView())
  }
  func makeUITableViewCell() {
    use(UITableViewCell())
    use(UITableViewCell(style: .subtitle, reuseIdentifier: "cell"))
  }
  func makeUITableViewDiffableDataSource() {
    use(UITableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _ in nil })
  }
  func makeUITableViewRowAction() {
    use(UITableViewRowAction(style: .normal, title: "A") { _, _ in })
  }
  func makeUITapGestureRecognizer() {
    use(UITapGestureRecognizer(target: target, action: action))
    use(UITapGestureRecognizer())
  }
  func makeUITargetedPreview() {
    use(UITargetedPreview(view: view))
  }
  func makeUITextField() {
    use(UITextField())
    use(UITextField(frame: .zero))
  }
  func makeUITextView() {
    use(UITextView())
    use(UITextView(frame: .zero))
    use(UITextView(frame: .zero, textContainer: nil))
    use(UITextView(usingTextLayoutManager: false))
  }
  func makeUIToolbar() {
    use(UIToolbar(frame: .zero))
    use(UIToolbar())
  }
  func makeUIToolbarAppearance() {
    use(UIToolbarAppearance())
  }
  func makeUITraitCollection() {
    use(UITraitCollection(userInterfaceStyle: .dark))
    use(UITraitCollection(traitsFrom: []))
    use(UITraitCollection(preferredContentSizeCategory: .large))
    use(UITraitCollection(horizontalSizeClass: .compact))
  }
  func makeUIVibrancyEffect() {
    use(UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
  }
  func makeUIView() {
    use(UIView())
    use(UIView(frame: .zero))
  }
  func makeUIViewController() {
    use(UIViewController())
  }
  func makeUIViewPropertyAnimator() {
    use(UIViewPropertyAnimator(duration: 0.3, curve: .easeIn))
  }
  func makeUIVisualEffectView() {
    use(UIVisualEffectView(effect: UIBlurEffect(style: .light)))
    use(UIVisualEffectView())
  }
  func makeUIWindow() {
    use(UIWindow(frame: .zero))
    use(UIWindow(windowScene: scene))
    use(UIWindow())
  }
}
