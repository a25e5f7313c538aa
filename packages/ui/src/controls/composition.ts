interface Key {
  readonly keyCode: number
  readonly isComposing?: boolean
  readonly nativeEvent?: { readonly isComposing: boolean }
}

/**
 * True of a key that belongs to an input method: Enter takes its word, Escape drops it. Safari sends the key that ends a composition after its end,
 * with `isComposing` false and keyCode 229. Accepts DOM events and those of React.
 */
export const isComposing = ({ keyCode, isComposing: composing, nativeEvent }: Key): boolean =>
  keyCode === 229 || (nativeEvent?.isComposing ?? composing ?? false)
