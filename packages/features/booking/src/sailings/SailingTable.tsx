import { Button } from '@arco-design/web-react'
import type { ReplyOf } from '@jst/contracts'
import type { sailings } from '@jst/contracts/booking'
import { Countdown, DataTable, DateText, emptyText, NotesTag, StatusTag, VesselVoyage, type Column, type RowKey } from '@jst/ui'
import { totalOf, type Choice } from './choices.ts'
import { texts } from './texts.ts'

export type Named = (code: string) => string
export const namedBy = (names: ReplyOf<typeof sailings>['Names']): Named => {
  const nameByCode = new Map(names.map(({ Code, Name }) => [Code, Name]))
  return (code) => texts.named(nameByCode.get(code) ?? code, code)
}

interface Shown {
  readonly named: Named
  readonly chosen?: string | undefined
  readonly act: string
  readonly onTake: (choice: Choice) => void
}

/** Name of one choice of sailing and price. */
export const nameOf = ({ carrier, service, sailing }: Choice, named: Named): string =>
  [named(carrier), sailing ? `${sailing.Vessel} ${sailing.VoyageNo}` : service].filter((part) => part !== '').join(' ')

/** Straight, or what lies between. */
const wayOf = (calls: number | undefined, via: string, named: Named): string =>
  via !== '' ? texts.through(named(via)) : calls === undefined ? '' : calls === 0 ? texts.direct : texts.via(calls)

const isMissed = ({ sailing }: Choice) => sailing?.Missed === true

const columnsOf = ({ named, chosen, act, onTake }: Shown): Column<Choice>[] => [
  { key: 'carrier', title: texts.carrier, width: 100, render: (one) => named(one.carrier), text: (one) => named(one.carrier) },
  {
    key: 'vessel',
    title: texts.vessel,
    width: 180,
    grow: true,
    render: ({ sailing, service }) =>
      sailing ? (
        <>
          <VesselVoyage vessel={sailing.Vessel} voyage={sailing.VoyageNo} />
          {sailing.Status === 'normal' ? null : <StatusTag tone="orange">{texts.status[sailing.Status] ?? sailing.Status}</StatusTag>}
        </>
      ) : (
        <span className="jst-muted">{[service, texts.noSailing].filter((part) => part !== '').join(' ')}</span>
      ),
    text: ({ sailing }) => sailing?.Vessel ?? '',
  },
  {
    key: 'etd',
    title: texts.etd,
    width: 88,
    render: ({ sailing }) => (sailing ? <DateText value={sailing.Departure} /> : emptyText),
  },
  {
    key: 'eta',
    title: texts.eta,
    width: 88,
    render: ({ sailing }) => (sailing?.Arrival ? <DateText value={sailing.Arrival} /> : emptyText),
  },
  {
    key: 'transit',
    title: texts.transit,
    width: 116,
    render: ({ transitDays, sailing, offer }) =>
      [transitDays < 0 ? '' : texts.days(transitDays), wayOf(sailing?.Calls.length, offer?.Via ?? '', named)]
        .filter((part) => part !== '')
        .join(' · ') || emptyText,
  },
  {
    key: 'price',
    title: texts.price,
    width: 206,
    align: 'right',
    render: ({ offer }) =>
      offer ? (
        <>
          <strong>{totalOf(offer)}</strong> <NotesTag tone="orange" label={texts.toConfirm} notes={offer.Incomplete.map(texts.sentence)} />
          <NotesTag tone="grey" label={texts.excluded} notes={offer.Excluded.map(texts.sentence)} />
        </>
      ) : (
        <span className="jst-muted">{texts.noPrice}</span>
      ),
    text: ({ offer }) => (offer ? totalOf(offer) : ''),
  },
  {
    key: 'bco',
    title: texts.bco,
    width: 96,
    render: ({ sailing }) =>
      sailing?.Missed ? <StatusTag tone="red">{texts.missed}</StatusTag> : <Countdown deadline={sailing?.Cutoffs.BCO ?? null} />,
  },
  { key: 'dco', title: texts.dco, width: 112, render: ({ sailing }) => <Countdown deadline={sailing?.Cutoffs.DCO ?? null} /> },
  {
    key: 'free',
    title: texts.freeDays,
    width: 58,
    align: 'right',
    render: ({ offer }) => (offer && offer.FreeDays >= 0 ? offer.FreeDays : emptyText),
  },
  {
    key: 'acts',
    title: texts.act,
    width: 76,
    render: (one) =>
      one.key === chosen ? (
        <StatusTag tone="green">{texts.chosen}</StatusTag>
      ) : (
        <Button
          size="small"
          type={chosen === undefined ? 'primary' : 'secondary'}
          disabled={isMissed(one)}
          // the Enter key on its row does the same
          tabIndex={-1}
          aria-label={`${act} ${nameOf(one, named)}`}
          onClick={() => onTake(one)}
        >
          {act}
        </Button>
      ),
  },
]

interface SailingTableProps extends Shown {
  /** undefined: on their way. */
  readonly choices: readonly Choice[] | undefined
  /** Others are on their way: these stay meanwhile. */
  readonly isLoading?: boolean
  /** Rows that are ticked to be compared; absent: nothing is compared. */
  readonly ticked?: readonly string[]
  readonly onTick?: (keys: readonly string[]) => void
}
/** Ways to ship, one below the other: sailing, cut-offs and price; one is taken. */
export function SailingTable({ choices, isLoading = false, ticked, onTick, ...shown }: SailingTableProps) {
  const toggle = (key: RowKey) => onTick?.(ticked!.includes(String(key)) ? ticked!.filter((one) => one !== key) : [...ticked!, String(key)])
  return (
    <DataTable
      label={texts.title}
      columns={columnsOf(shown)}
      rows={choices ?? []}
      rowKey={({ key }) => key}
      status={choices ? (isLoading ? 'loading' : 'ready') : 'first'}
      onOpen={(choice) => (isMissed(choice) ? undefined : shown.onTake(choice))}
      {...(ticked && onTick ? { selection: { selected: new Set<RowKey>(ticked), onToggle: toggle, onTogglePage: () => onTick([]) } } : {})}
    />
  )
}
