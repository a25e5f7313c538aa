import { lclRateCalls as calls, lclRateDocument as document, lclRatePath } from '@jst/contracts/freight-rates'
import { useScreenId } from '@jst/feature-kit'
import { documentScreen, LineParts } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, EmptyState } from '@jst/ui'
import { CopyTool } from '../document/CopyTool.tsx'
import { titles } from '../titles.ts'
import { Calculator } from './Calculator.tsx'
import { NewLclRate } from './NewLclRate.tsx'
import { texts } from './texts.ts'

const { Screen: LclRatePage, preload } = documentScreen(calls, document, {
  title: titles.lclRateEdit,
  list: titles.lclRateList,
  name: (row) => `${String(row['PolCode'])} → ${String(row['PodCode'])}`,
  tools: (row, { lines }) => <CopyTool calls={calls} document={document} row={row} lines={lines.data} />,
  sections: (row, of) => {
    const parts = of.lines.data?.Parts
    return (
      <>
        <EntityFacts entity={calls.entity} row={row} />
        <LineParts of={of} />
        {parts ? (
          <Calculator
            id={row.Id}
            values={row}
            parts={{ tiers: parts['tiers'] ?? [], local: parts['local'] ?? [], destination: parts['destination'] ?? [] }}
          />
        ) : null}
      </>
    )
  },
})
export { preload }

/** 拼箱运价编辑: without a key a new rate, with one its page. */
export function Screen() {
  const id = useScreenId('Id')
  const mayAdd = usePermitted('add', lclRatePath)
  if (id !== undefined) return <LclRatePage key={id} />
  if (mayAdd) return <NewLclRate />
  return (
    <EmptyState asPage title={texts.mayNotAdd} hint={texts.mayNotAddHint} action={<AppLink to={lclRatePath}>{texts.toList}</AppLink>} />
  )
}
