import type { ApplicationType, ReleaseWay } from './decision.ts'

/** Letters of indemnity and applications by letter (documents handbook §9.2). Antedated and advanced bills have none: they are refused. */
export const letterKinds = {
  amendment: { zh: '提单修改申请函', en: 'Application for amendment' },
  switch: { zh: '转换提单保函', en: 'LOI for switch bills' },
  split: { zh: '分票保函', en: 'LOI for bills that share a container' },
  telexReturned: { zh: '电放申请书（已交回正本）', en: 'Telex release, originals returned' },
  telexUnissued: { zh: '电放申请书（未签发正本）', en: 'Telex release, no original issued' },
  lost: { zh: '正本遗失保函', en: 'LOI for lost originals' },
  telexRevoked: { zh: '电放撤销申请书', en: 'Revocation of a telex release' },
  consignee: { zh: '收货人电放确认函', en: "Consignee's confirmation of a telex release" },
  withoutBill: { zh: '无单放货保函', en: 'LOI for delivery without bills' },
  held: { zh: '扣货放行保函', en: 'LOI for the release of held goods' },
} as const
export type LetterKind = keyof typeof letterKinds
export const letterNames = Object.fromEntries(Object.entries(letterKinds).map(([kind, { zh }]) => [kind, zh]))
export const letterNamesEn = Object.fromEntries(Object.entries(letterKinds).map(([kind, { en }]) => [kind, en]))
export const isLetterKind = (kind: string): kind is LetterKind => Object.hasOwn(letterKinds, kind)

interface LetterBill {
  readonly originalsIssued: number
  readonly lost: boolean
  /** Containers of the bill. */
  readonly boxes: readonly string[]
}

/** Letters that an application needs, in the order in which they are asked for. */
export function lettersFor(type: ApplicationType, way: ReleaseWay, bills: readonly LetterBill[]): LetterKind[] {
  const needed = new Set<LetterKind>()
  if (type === 'amend') needed.add('amendment')
  if (type === 'switch') needed.add('switch')
  if (type === 'reissue' || bills.some(({ lost }) => lost)) needed.add('lost')
  if (type === 'telex' || way === 'telex')
    for (const { originalsIssued, lost } of bills) if (!lost) needed.add(originalsIssued > 0 ? 'telexReturned' : 'telexUnissued')
  if (sharesBox(bills)) needed.add('split')
  return [...needed]
}

function sharesBox(bills: readonly LetterBill[]): boolean {
  const seen = new Set<string>()
  for (const { boxes } of bills)
    for (const box of new Set(boxes)) {
      if (seen.has(box)) return true
      seen.add(box)
    }
  return false
}
