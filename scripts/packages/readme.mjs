// Parses a README: its example, and its install command.
const block = /^```(tsx?)\n([\s\S]*?)^```$/gm
const command = /^npm install (.+)$/m

/** @param {string} name of the package @param {string} text its README
 * @returns {{ example: string, language: string, named: string[] }} */
export function readmeOf(name, text) {
  const examples = [...text.matchAll(block)]
  if (examples.length !== 1) throw new Error(`README.md has ${examples.length} examples in TypeScript; one is run.`)
  const named = command.exec(text)?.[1].split(' ') ?? []
  if (!named.includes(name)) throw new Error(`README.md does not say npm install ${name}.`)
  return { example: examples[0][2], language: examples[0][1], named }
}
