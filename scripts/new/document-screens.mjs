// The screens of a new kind of document. They are ordinary code from then on: the area lays out its own page.

export const listScreen = ({ area, kind }) => `import { ${kind}Calls, ${kind}Document } from '@jst/contracts/${area}'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(${kind}Document, { of: ({ Id }) => link(${kind}Document.page, { Id }) })

export const { Screen, preload } = entityScreen(${kind}Calls, titles.${kind}List, parts)
`

/** Parts of the kit on the page, in their order. */
const partsOf = ({ boxes, versions, desk }) =>
  [boxes ? 'BoxesPart' : 'LinesPart', desk && 'DeskNextTool', 'documentScreen', versions && 'VersionsPart'].filter(Boolean).join(', ')

export const pageScreen = ({
  area,
  kind,
  boxes,
  versions,
  desk,
}) => `import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { ${partsOf({ boxes, versions, desk })} } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = documentScreen(calls, document, {
  title: titles.${kind}Detail,
  list: titles.${kind}List,
${desk ? '  tools: (_row, of) => <DeskNextTool of={of} />,\n' : ''}  sections: (row, of) => (
    <>
      <EntityFacts entity={calls.entity} row={row} />
      ${boxes ? '<BoxesPart of={of} boxes={of.boxes} />' : '<LinesPart of={of} part="items" lines={of.lines} />'}
${versions ? '      <VersionsPart of={of} />\n' : ''}    </>
  ),
})
`
