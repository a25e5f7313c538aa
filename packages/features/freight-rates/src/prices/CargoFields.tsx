import { cargoTypes } from '@jst/contracts/booking'
import { cargoOf, isBills, isTons, type CargoFacts } from '@jst/contracts/freight-rates'
import { ChoiceField, FlagField, TextField } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const types = [{ value: '', label: texts.anyCargo }, ...Object.entries(cargoTypes).map(([value, label]) => ({ value, label }))]

/** Facts of the cargo as they are typed. `read` answers them, or says what is wrong and answers nothing. */
export function useCargo(asked: CargoFacts | undefined) {
  const [typed, setTyped] = useState(() => ({
    tons: asked?.Tons ?? '',
    type: asked?.CargoType ?? '',
    soc: asked?.Soc ?? false,
    bills: String(asked?.Bills ?? 1),
  }))
  const [wrong, setWrong] = useState<{ readonly tons?: string; readonly bills?: string }>({})
  const read = (): CargoFacts | undefined => {
    const found = {
      ...(typed.tons === '' || isTons(typed.tons) ? {} : { tons: texts.tonsWrong }),
      ...(isBills(typed.bills) ? {} : { bills: texts.billsWrong }),
    }
    setWrong(found)
    if (Object.keys(found).length > 0) return undefined
    return cargoOf({ Tons: typed.tons, CargoType: typed.type, Soc: typed.soc, Bills: Number(typed.bills) })
  }
  return { typed, wrong, read, write: (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part })) }
}

/** Facts that conditions of surcharges depend on: weight, cargo type, owner of the boxes (SOC), number of bills. */
export function CargoFields({ cargo: { typed, wrong, write } }: { cargo: ReturnType<typeof useCargo> }) {
  return (
    <fieldset className="jst-cargo-facts" title={texts.cargoHint}>
      <legend className="jst-hidden">{texts.cargo}</legend>
      <TextField
        label={texts.boxTons}
        value={typed.tons}
        maxLength={7}
        onChange={(tons) => write({ tons: tons.trim() })}
        {...(wrong.tons === undefined ? {} : { error: wrong.tons })}
      />
      <ChoiceField label={texts.cargoType} value={typed.type} options={types} onChange={(type) => write({ type })} />
      <TextField
        label={texts.bills}
        value={typed.bills}
        maxLength={2}
        onChange={(bills) => write({ bills: bills.trim() })}
        {...(wrong.bills === undefined ? {} : { error: wrong.bills })}
      />
      <FlagField label={texts.soc} value={typed.soc} onChange={(soc) => write({ soc })} />
    </fieldset>
  )
}
