/** A text with the words of `words` in place of those that the platform wrote into it, such as `CN1(船封)`. */
export const reworded = (text: string, words: Readonly<Record<string, string>> = {}): string =>
  Object.entries(words).reduce((said, [word, other]) => said.replaceAll(word, other), text)
