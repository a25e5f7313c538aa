import type { SlipReport, SlipTeller } from '@jst/contracts/packing'

/** Facts of a box in a report. '' and null: nothing is told. */
export interface ReportedFacts {
  readonly BoxNo: string
  readonly SealNo: string
  readonly PickedUpAt: string | null
  readonly GatedInAt: string | null
}
export interface StoredReport extends ReportedFacts {
  readonly id: number
  readonly teller: SlipTeller
  readonly name: string
  readonly at: string
  readonly note: string
}
const facts = ['BoxNo', 'SealNo', 'PickedUpAt', 'GatedInAt'] as const
type Fact = (typeof facts)[number]

/** A depot's message says what its gate recorded; the staff have heard of it; haulier and driver say what they did. */
const strength: Readonly<Record<SlipTeller, number>> = { message: 4, staff: 3, fleet: 2, driver: 1 }

const says = (report: ReportedFacts, fact: Fact) => report[fact] !== '' && report[fact] !== null
/** The report that decides a fact: the strongest teller's latest. */
function decides(reports: readonly StoredReport[], fact: Fact): StoredReport | undefined {
  let best: StoredReport | undefined
  for (const report of reports) {
    if (!says(report, fact)) continue
    if (
      !best ||
      strength[report.teller] > strength[best.teller] ||
      (strength[report.teller] === strength[best.teller] && report.id > best.id)
    )
      best = report
  }
  return best
}

/** Facts of a box by all reports after a correction. */
export function standingOf(reports: readonly StoredReport[], { correctedId }: { readonly correctedId: number }): ReportedFacts {
  const counting = reports.filter(({ id }) => id > correctedId)
  const [box, seal, picked, gated] = facts.map((fact) => decides(counting, fact))
  return {
    BoxNo: box?.BoxNo ?? '',
    SealNo: seal?.SealNo ?? '',
    PickedUpAt: picked?.PickedUpAt ?? null,
    GatedInAt: gated?.GatedInAt ?? null,
  }
}

/** Reports as they are shown. One that decides no fact, although it says some, is superseded. */
export function shownReports(reports: readonly StoredReport[], { correctedId }: { readonly correctedId: number }): SlipReport[] {
  const counting = reports.filter(({ id }) => id > correctedId)
  const deciding = new Set(facts.map((fact) => decides(counting, fact)?.id))
  return reports.map((report) => ({
    Id: report.id,
    By: report.teller,
    Name: report.name,
    At: report.at,
    BoxNo: report.BoxNo,
    SealNo: report.SealNo,
    PickedUpAt: report.PickedUpAt,
    GatedInAt: report.GatedInAt,
    Note: report.note,
    Superseded: facts.some((fact) => says(report, fact)) && !deciding.has(report.id),
  }))
}
