import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { readFace, type Face } from './face.ts'

const weights = ['Regular', 'Bold'] as const
/** Faces of the prints, the first that has a character draws it. Each is read once, by the first print that needs it. */
const families = [
  { name: 'chinese', pack: () => import.meta.resolve('@embedpdf/fonts-sc'), file: (weight: string) => `NotoSansHans-${weight}.otf` },
  { name: 'latin', pack: () => import.meta.resolve('@embedpdf/fonts-latin'), file: (weight: string) => `NotoSans-${weight}.ttf` },
  { name: 'korean', pack: () => import.meta.resolve('@embedpdf/fonts-kr'), file: (weight: string) => `NotoSansKR-${weight}.otf` },
] as const

/** One family in both weights. */
export interface Family {
  readonly name: string
  readonly regular: Face
  readonly bold: Face
}

const read = async ({ name, pack, file }: (typeof families)[number]): Promise<Family> => {
  const [regular, bold] = await Promise.all(
    weights.map(async (weight) => readFace(await readFile(fileURLToPath(new URL(`../fonts/${file(weight)}`, pack()))))),
  )
  return { name, regular: regular!, bold: bold! }
}
const reads = new Map<string, Promise<Family>>()

/** The families that draw these texts, as many as are needed, and the characters that none of them has. */
export async function facesFor(texts: readonly string[]): Promise<{ families: readonly [Family, ...Family[]]; unprintable: string[] }> {
  let left = charactersOf(texts)
  const used: Family[] = []
  for (const family of families) {
    if (used.length > 0 && left.length === 0) break
    const reading = reads.get(family.name) ?? read(family)
    reads.set(family.name, reading)
    const one = await reading
    const rest = left.filter((character) => !hasCharacter(one, character))
    if (used.length === 0 || rest.length < left.length) used.push(one)
    left = rest
  }
  const [first, ...others] = used
  return { families: [first!, ...others], unprintable: left }
}

/** Each character once, composed; line breaks and marks that nobody sees are not drawn. */
const charactersOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.flatMap((text) => Array.from(printedText(text))))].filter((one) => one !== '\n')

/** A text as it is drawn: composed letters, without controls, direction marks and variation selectors, which have no shape of their own. */
export const printedText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|[\u{fe00}-\u{fe0f}]|[\u{e0100}-\u{e01ef}]/gu, '')
    .replaceAll('\t', ' ')

export const hasCharacter = ({ regular, bold }: Family, character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return regular.has(code) && bold.has(code)
}
