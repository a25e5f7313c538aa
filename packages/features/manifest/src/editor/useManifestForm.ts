import { saveManifest, type ManifestRegime, type ManifestStart, type ManifestView } from '@jst/contracts/manifest'
import { useApp } from '@jst/feature-kit'
import { unreadBox, useBoxTexts } from '@jst/feature-kit/boxes'
import { useForm, type FormModel } from '@jst/feature-kit/form'
import { regimeNames } from '../declared-fields.ts'
import { texts } from '../texts.ts'
import { contentOf, filedOf, roles, sheetFacts, startOf, typedOf, type TypedManifest } from './content.ts'

const words = texts.editor
export type ManifestForm = FormModel<TypedManifest, ManifestView, ManifestView>
const short = (values: TypedManifest): string => {
  const { BillNo, Vessel, Voyage } = contentOf(values)
  return [BillNo, Vessel, Voyage].filter(Boolean).join(' ')
}

/** Filings of a new bill: those that its ports ask for, of China while they are not known. */
export const neededOf = ({ Needed }: Pick<ManifestStart, 'Needed'>): ManifestRegime[] =>
  Needed.length === 0 ? ['cnExport'] : Needed.map(({ Regime }) => Regime)

/** A filing being written, stored or new. @param first what a new one begins with */
export function useManifestForm(stored: ManifestView | undefined, first: ManifestStart, saved: (view: ManifestView) => void): ManifestForm {
  const { api } = useApp()
  const boxTexts = useBoxTexts()
  return useForm<TypedManifest, ManifestView, ManifestView>({
    stored,
    start: (view) =>
      view ? startOf(view) : { ...typedOf(first.Content), Regimes: neededOf(first), Agent: '', LateReason: '', Reasons: [] },
    fields: {
      Head: { label: words.head, show: (_value, values) => short(values) },
      Parties: {
        label: words.parties,
        show: (parties) =>
          roles
            .map((role) => String(parties[role]['Name'] ?? ''))
            .filter(Boolean)
            .join(texts.joints.clauses),
      },
      ToOrder: { label: words.toOrder },
      Goods: { label: words.goods, show: (rows) => rows.map((row) => String(row['GoodsEn'] ?? '')).join(texts.joints.clauses) },
      Rows: {
        label: words.boxes,
        show: (rows) => rows.map(({ Box }) => String(Box['BoxNo'] ?? '')).join(texts.joints.names),
        check: (rows) => unreadBox(sheetFacts, rows, boxTexts),
      },
      Regimes: {
        label: words.regimes,
        show: (codes) => codes.map((code: ManifestRegime) => regimeNames[code][0]).join(texts.joints.names),
      },
      Agent: { label: words.agent },
      LateReason: { label: words.lateReason },
      Reasons: { label: words.reasons },
    },
    at: (path) => (path === 'Regimes' || path === 'Agent' || path === 'LateReason' || path === 'Reasons' ? path : undefined),
    keep: `manifest ${stored?.Id ?? `of ${first.SiId || first.BookingId || 'nothing'}`}`,
    save: (values, view) =>
      api.call(saveManifest, {
        Id: view?.Id ?? 0,
        ...(view?.UpdateTime ? { UpdateTime: view.UpdateTime } : {}),
        Regimes: view ? values.Regimes.filter((regime) => !filedOf(view).includes(regime)) : values.Regimes,
        BookingId: view?.BookingId ?? first.BookingId,
        SiId: view?.SiId ?? first.SiId,
        Agent: values.Agent.trim(),
        LateReason: values.LateReason.trim(),
        Content: contentOf(values),
      }),
    saved,
  })
}
