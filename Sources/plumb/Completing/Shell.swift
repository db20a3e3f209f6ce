/// A shell that can complete command lines, with the script that teaches it to; the script asks the tool for
/// candidates.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script, ready to be installed or evaluated.
  var script: String {
    switch self {
    case .bash:
      #"""
      # Completion of plumb for bash; made by `plumb completion bash`.
      _plumb() {
        local current=${COMP_WORDS[COMP_CWORD]} answer
        [ "$current" != "=" ] || current=""
        COMPREPLY=()
        mapfile -t answer < <(plumb completion --candidates -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2> /dev/null)
        case ${answer[0]} in
          files) compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
          folders) compopt -o filenames 2> /dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
          words) COMPREPLY=("${answer[@]:1}"); COMPREPLY=("${COMPREPLY[@]%%$'\t'*}") ;;
        esac
      }
      complete -F _plumb plumb
      """#
    case .zsh:
      #"""
      #compdef plumb
      # Completion of plumb for zsh; made by `plumb completion zsh`.
      _plumb() {
        local -a answer values shown
        local line
        answer=("${(@f)$(plumb completion --candidates -- "${(@Q)words[2,CURRENT]}" 2> /dev/null)}")
        case $answer[1] in
          files) compset -P '--*='; _files ;;
          folders) compset -P '--*='; _files -/ ;;
          words)
            for line in "${(@)answer[2,-1]}"; do
              values+=("${line%%$'\t'*}")
              shown+=("${line/$'\t'/  -- }")
            done
            compadd -l -d shown -a values ;;
        esac
      }
      if [ "$funcstack[1]" = "_plumb" ]; then _plumb "$@"; else compdef _plumb plumb; fi
      """#
    case .fish:
      #"""
      # Completion of plumb for fish; made by `plumb completion fish`.
      function __plumb_candidates
          set -l line (commandline -opc)
          set -l current (commandline -ct)
          set -l answer (plumb completion --candidates -- $line[2..-1] "$current" 2> /dev/null)
          set -l option (string match -r -- '^--[^=]+=' "$current")
          set -l value (string replace -r -- '^--[^=]+=' '' "$current")
          switch "$answer[1]"
              case files
                  string replace -r -- '^' "$option" (__fish_complete_path "$value")
              case folders
                  string replace -r -- '^' "$option" (__fish_complete_directories "$value" '')
              case words
                  test (count $answer) -gt 1; and printf '%s\n' $answer[2..-1]
          end
      end
      complete -c plumb -f -a '(__plumb_candidates)'
      """#
    }
  }
}
