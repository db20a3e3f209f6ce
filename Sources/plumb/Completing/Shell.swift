/// A shell that can complete command lines, with the script that teaches it to; the script asks the tool for
/// candidates.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, ready to be installed or evaluated.
  var script: String {
    switch self {
    case .bash:
      #"""
      # Completion of plumb for bash; made by `plumb help completion bash`.
      _plumb() {
        local current=${COMP_WORDS[COMP_CWORD]} words=("${COMP_WORDS[@]:1:COMP_CWORD}") answer index
        [ "$current" != "=" ] || current=""
        # As the words will be, without backslashes and quotation marks.
        words=("${words[@]//\\/}"); words=("${words[@]#[\"\']}"); words=("${words[@]%[\"\']}")
        mapfile -t answer < <(plumb help completion --candidates -- "${words[@]}" 2> /dev/null)
        COMPREPLY=("${answer[@]:1}"); COMPREPLY=("${COMPREPLY[@]%%$'\t'*}")
        case ${answer[0]} in
          files) compopt -o filenames 2> /dev/null; mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$current") ;;
          folders) compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
          words)
            for index in "${!COMPREPLY[@]}"; do
              [[ $current == [\"\']* || ${COMPREPLY[index]} =~ ^[A-Za-z0-9_.,=/:@%+-]*$ ]] ||
                printf -v "COMPREPLY[$index]" %q "${COMPREPLY[index]}"
            done ;;
        esac
      }
      complete -F _plumb plumb
      """#
    case .zsh:
      #"""
      #compdef plumb
      # Completion of plumb for zsh; made by `plumb help completion zsh`.
      _plumb() {
        local -a answer values shown
        local line
        answer=("${(@f)$(plumb help completion --candidates -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
        for line in "${(@)answer[2,-1]}"; do
          values+=("${line%%$'\t'*}")
          shown+=("${line/$'\t'/  -- }")
        done
        (( ! $#values )) || compadd -l -d shown -a values
        case $answer[1] in
          files) compset -P '--*='; _files ;;
          folders) compset -P '--*='; _files -/ ;;
        esac
      }
      if [ "$funcstack[1]" = "_plumb" ]; then _plumb "$@"; else compdef _plumb plumb; fi
      """#
    case .fish:
      #"""
      # Completion of plumb for fish; made by `plumb help completion fish`.
      function __plumb_candidates
          set -l line (commandline -opc)
          set -l current (commandline -ct)
          set -l answer (plumb help completion --candidates -- $line[2..-1] "$current" 2> /dev/null)
          set -l option (string match -r -- '^--[^=]+=' "$current")
          set -l value (string replace -r -- '^--[^=]+=' '' "$current")
          switch "$answer[1]"
              case files
                  string replace -r -- '^' "$option" (__fish_complete_path "$value")
              case folders
                  string replace -r -- '^' "$option" (__fish_complete_directories "$value" '')
          end
          test (count $answer) -gt 1; and printf '%s\n' $answer[2..-1]
      end
      complete -c plumb -f -a '(__plumb_candidates)'
      """#
    }
  }
}
