import { boxCounts } from '@jst/contracts/document'
import { isBills, isTons, readBoxLines, writeBoxLines, type BoxLine, type PriceQuery } from '@jst/contracts/freight-rates'
import { ChoiceField, FlagField, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from './form.texts.ts'

const types = () => [{ value: '', label: texts.anyCargo }, ...Object.entries(texts.cargoTypes).map(([value, label]) => ({ value, label }))]

/** Typed facts of the boxes of one line. */
interface TypedLine {
  readonly tons: string
  readonly soc: boolean
}
/** Lines keep what was typed of them while others come and go. */
const keyed = (lines: readonly BoxLine[]): readonly (readonly [key: string, line: BoxLine])[] =>
  lines.map((line, at) => [`${line.type} ${lines.slice(0, at).filter(({ type }) => type === line.type).length}`, line])

/** Facts of boxes and cargo as they are typed. `read` answers the boxes with them, or says what is wrong and answers nothing. */
export function useCargo(priceQuery: PriceQuery | undefined) {
  const [typed, setTyped] = useState(() => ({ type: priceQuery?.CargoType ?? '', bills: String(priceQuery?.Bills ?? 1) }))
  const [ofLine, setOfLine] = useState<Readonly<Record<string, TypedLine>>>(() =>
    Object.fromEntries(
      keyed(readBoxLines(priceQuery?.Boxes ?? '') ?? []).map(([key, { tons, soc }]) => [
        key,
        { tons: tons || (priceQuery?.Tons ?? ''), soc: soc ?? priceQuery?.Soc ?? false },
      ]),
    ),
  )
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({})
  const lineOf = (key: string, { tons, soc = false }: BoxLine): TypedLine => ofLine[key] ?? { tons, soc }
  const read = (boxes: string): Pick<PriceQuery, 'Boxes' | 'CargoType' | 'Bills'> | undefined => {
    const lines = keyed(readBoxLines(boxes) ?? []).map(([key, line]) => ({ key, line, typed: lineOf(key, line) }))
    const found = {
      ...Object.fromEntries(lines.flatMap(({ key, typed: { tons } }) => (tons === '' || isTons(tons) ? [] : [[key, texts.tonsWrong]]))),
      ...(isBills(typed.bills) ? {} : { bills: texts.billsWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return undefined
    return {
      Boxes: writeBoxLines(
        lines.map(({ line: { type, count }, typed: { tons, soc } }) => ({ type, count, tons, ...(soc ? { soc } : {}) })),
      ),
      ...(typed.type === '' ? {} : { CargoType: typed.type }),
      ...(typed.bills === '1' ? {} : { Bills: Number(typed.bills) }),
    }
  }
  return {
    typed,
    wrong,
    read,
    lineOf,
    write: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })),
    writeLine: (key: string, line: TypedLine) => setOfLine((before) => ({ ...before, [key]: line })),
  }
}

interface CargoFieldsProps {
  cargo: ReturnType<typeof useCargo>
  /** The boxes that are asked for. */
  boxes: string
}

/** Facts that conditions of surcharges depend on: weight and owner (SOC) of the boxes of each line, cargo type, number of bills. */
export function CargoFields({ cargo: { typed, wrong, write, lineOf, writeLine }, boxes }: CargoFieldsProps) {
  return (
    <fieldset className="jst-cargo-facts" title={texts.cargoHint}>
      <legend className="jst-hidden">{texts.cargo}</legend>
      <ChoiceField label={texts.cargoType} value={typed.type} options={types()} onChange={(type) => write({ type })} />
      <TextField
        label={texts.bills}
        value={typed.bills}
        maxLength={2}
        onChange={(bills) => write({ bills: bills.trim() })}
        {...(wrong['bills'] === undefined ? {} : { error: wrong['bills'] })}
      />
      {keyed(readBoxLines(boxes) ?? []).map(([key, box]) => {
        const line = lineOf(key, box)
        const name = boxCounts([{ Type: box.type, Count: box.count }])
        return (
          <div key={key} className="jst-cargo-line" role="group" aria-label={name}>
            <TextField
              label={texts.boxTons(name)}
              value={line.tons}
              maxLength={7}
              onChange={(tons) => writeLine(key, { ...line, tons: tons.trim() })}
              {...(wrong[key] === undefined ? {} : { error: wrong[key] })}
            />
            <FlagField label={texts.soc(name)} value={line.soc} onChange={(soc) => writeLine(key, { ...line, soc })} />
          </div>
        )
      })}
    </fieldset>
  )
}

/** Boxes without what is said of them, as the field of boxes shows them. */
export const plainBoxes = (boxes: string): string => {
  const lines = readBoxLines(boxes)
  return lines ? writeBoxLines(lines.map(({ type, count }) => ({ type, count, tons: '' }))) : boxes
}
