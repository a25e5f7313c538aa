// The screens of a new kind of document. They are ordinary code from then on: the area lays out its own page.

export const listScreen = ({ area, kind }) => `import { ${kind}Calls, ${kind}Document } from '@jst/contracts/${area}'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(${kind}Document, { of: ({ Id }) => link(${kind}Document.page, { Id }) })

export const { Screen, preload } = entityScreen(${kind}Calls, titles.${kind}List, parts)
`

export const pageScreen = ({ area, kind }) => `import { ${kind}Calls as calls, ${kind}Document as document } from '@jst/contracts/${area}'
import { documentScreen, LinesPart } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

export const { Screen, preload } = documentScreen(calls, document, {
  title: titles.${kind}Detail,
  list: titles.${kind}List,
  sections: (row, of) => (
    <>
      <EntityFacts entity={calls.entity} row={row} />
      <LinesPart of={of} part="items" lines={of.lines} />
    </>
  ),
})
`
