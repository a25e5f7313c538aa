import { vgmFields, type VgmContent } from '@jst/contracts/manifest'
import { FieldSheet } from '@jst/feature-kit/boxes'
import { useMemo } from 'react'
import { blankLine, findingsOf, type VgmLine } from '../vgm/rows.ts'
import { useSpoken } from './speech.ts'
import { texts } from './texts.ts'

interface VgmSheetPartProps {
  lines: readonly VgmLine[]
  contents: readonly VgmContent[]
  dataKey: string
  onChange: (lines: readonly VgmLine[]) => void
}
/** The boxes in a sheet, for what is pasted from Excel. */
export function VgmSheetPart({ lines, contents, dataKey, onChange }: VgmSheetPartProps) {
  const { answer } = useSpoken()
  const findings = useMemo(() => findingsOf(contents, answer.Lang), [contents, answer])
  return (
    <FieldSheet
      label={texts.sheet}
      fields={vgmFields}
      rows={lines}
      blank={blankLine}
      findings={findings}
      empty={texts.noBoxes}
      dataKey={dataKey}
      onChange={onChange}
    />
  )
}
