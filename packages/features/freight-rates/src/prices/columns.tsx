import type { PriceOption } from '@jst/contracts/freight-rates'
import { emptyText, formatMoney, NotesTag, StatusTag, TextButton, type Column, type Tone } from '@jst/ui'
import { texts } from './texts.ts'
import { convertedText, routeText, totalsText, type PortNames } from './words.ts'

const tones: Readonly<Record<string, Tone>> = { OK: 'green', INCOMPLETE: 'orange', APPROVAL: 'orange', REFUSED: 'red' }
const labelOf = (words: Readonly<Record<string, string>>, code: string) => words[code] ?? code

interface Shown {
  readonly types: readonly string[]
  readonly nameOf: PortNames
  readonly allIn: boolean
  readonly open: (option: PriceOption) => void
}

/** Columns of the results; margins only where some answer says one. */
export const priceColumns = ({ types, nameOf, allIn, open }: Shown, options: readonly PriceOption[]): Column<PriceOption>[] => [
  {
    key: 'carrier',
    title: texts.carrier,
    width: 130,
    render: (option) => (
      <>
        <TextButton title={texts.open} onClick={() => open(option)}>
          {option.Carrier}
        </TextButton>
        {option.Third ? (
          <StatusTag tone="purple" title={option.Third.Channel || texts.thirdFrom(option.Third.No)}>
            {texts.third}
          </StatusTag>
        ) : null}
      </>
    ),
  },
  {
    key: 'route',
    title: texts.route,
    width: 220,
    grow: true,
    render: (option) => routeText(option, nameOf),
    text: (option) => routeText(option, nameOf),
  },
  {
    key: 'verdict',
    title: texts.verdict,
    width: 176,
    render: ({ Verdict, Incomplete, Excluded }) => (
      <>
        {Verdict === 'INCOMPLETE' && Incomplete.length > 0 ? null : (
          <StatusTag tone={tones[Verdict] ?? 'grey'} title={labelOf(texts.verdictAbout, Verdict)}>
            {labelOf(texts.verdicts, Verdict)}
          </StatusTag>
        )}
        <NotesTag tone="orange" label={texts.verdicts.INCOMPLETE} notes={Incomplete.map(({ Zh }) => Zh)} />
        <NotesTag tone="grey" label={texts.excluded} notes={Excluded.map(({ Zh }) => Zh)} />
      </>
    ),
  },
  ...(allIn
    ? []
    : types.map((type): Column<PriceOption> => ({
        key: type,
        title: type,
        width: 110,
        align: 'right',
        render: ({ Boxes, Currency }) => {
          const sell = Boxes.find(({ Type }) => Type === type)?.Sell
          return sell === undefined ? emptyText : formatMoney(sell, Currency)
        },
      }))),
  { key: 'total', title: allIn ? texts.allIn : texts.total, width: 250, align: 'right', render: totalsText, text: totalsText },
  {
    key: 'converted',
    title: texts.converted,
    width: 170,
    align: 'right',
    render: convertedText,
  },
  ...(options.some(({ Margin }) => Margin !== '')
    ? [
        {
          key: 'margin',
          title: texts.margin,
          width: 100,
          align: 'right',
          render: ({ Margin, Currency }: PriceOption) => (Margin === '' ? emptyText : formatMoney(Margin, Currency)),
        } as const,
      ]
    : []),
  {
    key: 'transit',
    title: texts.transit,
    width: 84,
    align: 'right',
    render: ({ TransitDays }) => (TransitDays < 0 ? emptyText : TransitDays),
  },
  { key: 'etd', title: texts.etd, width: 70, render: ({ EtdWeekday }) => texts.weekday(EtdWeekday) || emptyText },
  { key: 'validTo', title: texts.validTo, width: 104, render: ({ ValidTo }) => ValidTo || emptyText },
]
