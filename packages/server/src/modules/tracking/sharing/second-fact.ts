/** Signs of a number that are asked for at least. */
const leastSigns = 4
/** Width of a name that is asked for at least, a Chinese character counting as two: a city in front of it is known to all. */
const leastWidth = 10

/** Letters and digits alone: people write names and numbers with other blanks, dots and brackets. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
const widthOf = (text: string): number => text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0)

/**
 * Returns true if a visitor who has one number of a shipment knows a second fact of it: the last signs of another number of it, or the beginning
 * of the name of its customer, shipper or consignee. A part of the first number is no second fact.
 */
export function isSecondFact(
  said: string,
  number: string,
  { numbers, names }: { readonly numbers: readonly string[]; readonly names: readonly string[] },
): boolean {
  const fact = plain(said)
  if (fact.length < leastSigns || plain(number).includes(fact)) return false
  if (/^[A-Z0-9]+$/.test(fact) && numbers.some((other) => other !== number && plain(other).endsWith(fact))) return true
  return names.some((name) => {
    const fullName = plain(name)
    return fullName.startsWith(fact) && (fact === fullName || widthOf(fact) >= leastWidth)
  })
}
