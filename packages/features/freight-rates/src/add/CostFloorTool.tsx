import { Button } from '@arco-design/web-react'
import { isDecimal } from '@jst/contracts/money'
import { ChoiceField, TextField } from '@jst/ui'
import { useState } from 'react'
import { floorsFromCosts, type CostFloorWay } from './cost-floor.ts'
import { texts } from './texts.ts'
import type { TypedRow } from './values.ts'

const ways = Object.entries(texts.floorWays).map(([value, label]) => ({ value, label }))

/** Fills the floors of all rows from their costs. */
export function CostFloorTool({ rows, onChange }: { rows: readonly TypedRow[]; onChange: (rows: TypedRow[]) => void }) {
  const [way, setWay] = useState<CostFloorWay>('ADD')
  const [value, setValue] = useState('')
  const wrong = value !== '' && !isDecimal(value)
  return (
    <div className="jst-cargo-facts">
      <ChoiceField label={texts.floorOfCost} value={way} options={ways} onChange={(next) => setWay(next as CostFloorWay)} />
      <TextField
        label={texts.floorValue}
        value={value}
        maxLength={10}
        onChange={(text) => setValue(text.trim())}
        {...(wrong ? { error: texts.floorWrong } : {})}
      />
      <Button disabled={value === '' || wrong} onClick={() => onChange(floorsFromCosts(rows, way, value))}>
        {texts.fillFloors}
      </Button>
    </div>
  )
}
