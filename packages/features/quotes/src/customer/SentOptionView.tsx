import { grouped } from '@jst/contracts/money'
import type { SentOption } from '@jst/contracts/quotes'
import { CellTable, formatMoneySum, Money, Section, StatusTag } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

/** Totals; incomplete ones say so. */
export const totalsOf = ({ Totals, ToConfirm }: Pick<SentOption, 'Totals' | 'ToConfirm'>) => {
  const sums = formatMoneySum(Totals.map(({ Currency, Amount }) => [Amount, Currency]))
  return ToConfirm.length === 0 ? sums : texts.partial(sums)
}

const sentenceOf = ({
  PolName,
  Pol,
  PodName,
  Pod,
  Via,
  Del,
  TransitDays,
  FreeDays,
  ValidFrom,
  ValidTo,
  Basis,
  ToConfirm,
  Excluded,
  Remark,
}: SentOption) =>
  [
    [texts.named(PolName, Pol), ...(Via === '' ? [] : [Via]), texts.named(PodName, Pod), ...(Del === '' || Del === Pod ? [] : [Del])].join(
      ' → ',
    ),
    ...(TransitDays < 0 ? [] : [texts.transit(TransitDays)]),
    ...(FreeDays < 0 ? [] : [texts.free(FreeDays)]),
    ...(ValidTo === '' ? [] : [texts.valid(ValidFrom, ValidTo, texts.rateBases[Basis] ?? '')]),
    ...(ToConfirm.length === 0 ? [] : [texts.toConfirm(ToConfirm.map(texts.sentence).join(texts.listJoint))]),
    ...Excluded.map(texts.sentence),
    ...(Remark === '' ? [] : [Remark]),
  ].join(texts.joint)

interface SentOptionViewProps {
  option: SentOption
  at: number
  accepted: boolean
  act: ReactNode
}

/** An option as it was sent: what it is for, its charges, its sums. */
export function SentOptionView({ option, at, accepted, act }: SentOptionViewProps) {
  const name = [texts.named(option.CarrierName, option.Carrier), option.Service].filter((part) => part !== '').join(' ')
  return (
    <Section title={texts.option(at, name)}>
      <p>
        {sentenceOf(option)} {accepted ? <StatusTag tone="green">{texts.acceptedOne}</StatusTag> : null}
      </p>
      <CellTable
        label={texts.option(at, name)}
        titles={texts.charge}
        rows={option.Charges}
        rowKey={(_row, place) => place}
        nameColumn={-1}
        renderCells={[
          (charge) => texts.charged(charge),
          ({ Box, Basis }) => Box || texts.bases[Basis],
          'Quantity',
          ({ Price }) => grouped(Price),
          ({ Amount, Currency, InAllIn }) => (InAllIn ? texts.included : <Money amount={Amount} currency={Currency} />),
        ]}
        foot={
          <>
            <tr>
              <th scope="row" colSpan={4}>
                {texts.total}
              </th>
              <td>
                <strong>{totalsOf(option)}</strong>
              </td>
            </tr>
            {option.Converted ? (
              <tr>
                <th scope="row" colSpan={4}>
                  {texts.converted}
                </th>
                <td>
                  <Money amount={option.Converted.Amount} currency={option.Converted.Currency} />
                </td>
              </tr>
            ) : null}
          </>
        }
      />
      {act}
    </Section>
  )
}
