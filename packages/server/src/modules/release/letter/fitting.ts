/** Words that fit into a field of `most` characters, each of them whole; where some are left out, `more` ends the text and says how many there are. */
export function fitting(words: readonly string[], joint: string, most: number, more: (all: number) => string): string {
  const text = words.join(joint)
  if (text.length <= most) return text
  const end = more(words.length)
  let [count, length] = [0, end.length]
  while (count < words.length && length + words[count]!.length + joint.length <= most) length += words[count++]!.length + joint.length
  return `${words.slice(0, count).join(joint)}${end}`
}
