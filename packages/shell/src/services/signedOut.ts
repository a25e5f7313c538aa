/** Marker in the history entry that a logout reloads; both storages are cleared by then. */
const mark = 'signedOut'

const stateOf = (history: Pick<History, 'state'>) => history.state as Record<string, unknown> | null

export const markSignedOut = (history: History): void => history.replaceState({ ...stateOf(history), [mark]: true }, '')

/** True once, in a document that follows a logout. */
export function takeSignedOut(history: History): boolean {
  const { [mark]: marked, ...state } = stateOf(history) ?? {}
  if (marked === true) history.replaceState(state, '')
  return marked === true
}
