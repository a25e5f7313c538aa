import { surchargeTemplateCalls as calls, surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import { documentScreen, LineParts } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { Notice } from '@jst/ui'
import { CopyTool } from '../document/CopyTool.tsx'
import { titles } from '../titles.ts'
import { texts } from './texts.ts'

/** A template with its charges, and the templates that say the same. */
export const { Screen: TemplatePage } = documentScreen(calls, document, {
  title: titles.surchargeTemplates,
  list: titles.surchargeTemplates,
  tools: (row, { lines }) => <CopyTool calls={calls} document={document} row={row} lines={lines.data} />,
  notice: (row) => (row['Overlaps'] ? <Notice tone="warning">{texts.overlaps(String(row['Overlaps']))}</Notice> : null),
  sections: (row, of) => (
    <>
      <LineParts of={of} />
      <EntityFacts entity={calls.entity} row={row} />
    </>
  ),
})
