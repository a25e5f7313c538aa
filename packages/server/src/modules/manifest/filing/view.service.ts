import { isDeepStrictEqual } from 'node:util'
import { manifestStates, type ManifestRegime, type ManifestView } from '@jst/contracts/manifest'
import { regimesFor } from '@jst/manifest'
import type { Words } from '@jst/packing'
import { explainReceipt, flagTexts } from '@jst/manifest/receipts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { companyCodes, returnPhrases } from '../customs/codes.repo.ts'
import { factsOf } from '../customs/restate.ts'
import { findingsOf, inChinese, saidIn, shownFindings, type Said } from './check.ts'
import { shownContent, shownIssues } from './contacts.ts'
import { filingsOf, findManifests, type StoredManifest } from './manifest.repo.ts'
import { mayWriteNow } from './policy.ts'

export interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
  readonly now: () => Date
}
/** Filings that a bill needs by its ports and does not have. */
export const neededOf = (content: ManifestView['Content'], have: readonly ManifestRegime[], said: Said = inChinese) =>
  regimesFor(content)
    .filter(({ code }) => !have.includes(code))
    .map(({ code, why }) => ({ Regime: code, Why: said(why) }))

/** A filing as its reader sees it. Receipts that moved nothing are told to the staff alone. */
export async function viewOf({ db, system, actor, now }: Reading, manifest: StoredManifest, said: Said = inChinese): Promise<ManifestView> {
  const explained = (words: Words | undefined) => (words ? said(words) : '')
  const staff = actor.companyId === manifest.staffId
  const { codes } = manifestStates
  const isChecked = manifest.state < codes.sending || manifest.state === codes.sendFailed || manifest.state === codes.refused
  const findings = isChecked ? await findingsOf(system, manifest, now()) : []
  const filings = await filingsOf(db, manifest.groupId)
  const { standing, receipts } = await factsOf(system, manifest)
  const ownCodes = await companyCodes(system, manifest.staffId, manifest.regime)
  const live = filings.filter(({ state }) => state !== codes.void && state !== codes.deleted)
  return {
    Id: manifest.id,
    Code: manifest.no,
    Regime: manifest.regime,
    State: manifest.state,
    UpdateTime: manifest.updateTime,
    Agent: staff ? manifest.agent : '',
    LateReason: manifest.lateReason,
    Content: shownContent(actor, manifest.content),
    Issues: shownIssues(actor, shownFindings(findings, said)),
    Needed: neededOf(
      manifest.content,
      live.map(({ regime }) => regime),
      said,
    ),
    Siblings: filings
      .filter(({ id }) => id !== manifest.id)
      .map(({ id, no, regime, state, deadline, content }) => ({
        Id: id,
        Code: no,
        Regime: regime,
        State: state,
        Deadline: deadline,
        Differs: !isDeepStrictEqual(content, manifest.content),
      })),
    Receipts: receipts.flatMap((receipt) => {
      const why = standing.flagged.find((one) => isDeepStrictEqual(one.receipt, receipt))?.why
      if (why !== undefined && !staff) return []
      const meaning = explainReceipt(manifest.regime, receipt.Code, ownCodes)
      return {
        Code: receipt.Code,
        Text: receipt.Text,
        At: receipt.At,
        Meaning: explained(meaning?.words),
        Todo: explained(meaning?.todo),
        Who: explained(meaning?.who),
        Why: explained(why && flagTexts[why]),
      }
    }),
    Holds: [...standing.holds],
    Deadline: manifest.deadline,
    AgentCutoff: manifest.agentCutoff,
    InForce: manifest.inForce,
    Wanted: staff ? manifest.wanted : '',
    Reasons: staff ? [...manifest.reasons] : [],
    BookingId: manifest.bookingId ?? 0,
    SiId: manifest.siId ?? 0,
    SiVersion: manifest.siVersion,
    Phrases: staff ? await returnPhrases(system, manifest.staffId, manifest.regime) : [],
    MayWrite: mayWriteNow(actor, manifest),
  }
}

/** @throws AppError NOT_FOUND */
export async function viewManifest(context: Reading, id: number, Lang?: 'en'): Promise<ManifestView> {
  const [manifest] = await findManifests(context.db, [id])
  if (!manifest) throw new AppError('NOT_FOUND')
  return viewOf(context, manifest, saidIn(Lang))
}
