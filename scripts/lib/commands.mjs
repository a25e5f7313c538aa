// The commands that guides show: lines of blocks marked `sh`, and `npm …` and `npx …` in running text.

/** Blocks of shell commands of a page, with the heading they stand below. @returns {{ heading: string, byHand: boolean, text: string }[]} */
export function blocksOf(page) {
  let heading = ''
  return [...page.matchAll(/^#+ (.*)$|^ *```sh( by-hand)?\n([\s\S]*?)^ *```$/gm)].flatMap(([, title, byHand, text]) => {
    if (text === undefined) heading = title
    return text === undefined ? [] : [{ heading, byHand: byHand !== undefined, text }]
  })
}

/** `PATH=… npm start # note` → `npm start`. */
const bare = (line) =>
  line
    .replace(/\s+#.*$/, '')
    .replace(/^(?:\w+=\S+\s+)*/, '')
    .trim()

/** Every `npm …` and `npx …` of a page. */
export function npmCommandsOf(page) {
  const lines = blocksOf(page).flatMap(({ text }) => text.split('\n'))
  const inline = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code)
  return [...new Set([...lines, ...inline].map(bare).filter((line) => /^np[mx] /.test(line)))]
}

/** Steps of `npm test` by the text of scripts/test/steps.mjs; a step in several parts is called without their numbers, too. */
export const stepsOf = (text) => [...text.matchAll(/\bname: '([\w-]+)'/g)].flatMap(([, name]) => [name, name.replace(/-\d$/, '')])
