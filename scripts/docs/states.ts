// The part of an area's page that its declared states write: a table of moves and a Mermaid diagram.
import type { MoveFacts, States } from '@jst/contracts'

const cell = (text: string) => text.replaceAll('|', '\\|')

/** Markdown of the states and moves. */
export function drawStates({ states, sides, moves }: States): string {
  const rows = Object.entries<MoveFacts>(moves).map(([event, move]) => {
    const by = Object.entries(move.by).map(([side, button]) => `${sides[side]} \`${button!.path}—${button!.code}\``)
    const needs = [move.remarks === undefined ? '' : 'remarks', move.reasons ? `code of ${move.reasons.length}` : ''].filter(Boolean)
    return [`\`${event}\` ${move.zh}`, move.from.map((from) => `\`${from}\``).join(' '), `\`${move.to}\``, by.join('; '), needs.join(', ')]
  })
  const lines = Object.entries<MoveFacts>(moves).flatMap(([event, { from, to }]) =>
    from.map((state) => `  ${state === 'none' ? '[*]' : state} --> ${to}: ${event}`),
  )
  return [
    '| code | state | |',
    '|---|---|---|',
    ...Object.entries(states).map(([state, { code, zh, en }]) => `| ${code} | \`${state}\` | ${cell(zh)} / ${cell(en)} |`),
    '',
    '| move | from | to | who, with which button | needs |',
    '|---|---|---|---|---|',
    ...rows.map((cells) => `| ${cells.map(cell).join(' | ')} |`),
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...lines,
    '```',
  ].join('\n')
}
