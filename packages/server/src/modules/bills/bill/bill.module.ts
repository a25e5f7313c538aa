import { billFindings, billKinds, billStateCodes as codes, textOf, type BillKind } from '@jst/contracts/bills'
import { SiStatus } from '@jst/contracts/si'
import {
  documentEntity,
  fixedRows,
  recordContent,
  registerDocument,
  rowsOf,
  stageOf,
  storesVersion,
  type DocumentCall,
  type Guard,
  type SubjectRow,
} from '../../../documents/index.ts'
import type { EntityRules } from '../../../entity-kit/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { allowed, refuse } from '../../../kernel/access/policy.ts'
import { findBillInstruction, issueInstruction, registerCarrierBill, sendInstructionDraft } from '../../si/index.ts'
import { loadingsOf } from '../../tracking/index.ts'
import { originalsOutside } from '../paper/paper.repo.ts'
import { texts } from '../texts.ts'
import { clearIssue, contentOf, demandBill, findSameNumber, findShared, lockNumber, lockNumbers, tableOf, writeIssue } from './bill.repo.ts'
import { readCarrierBill } from './carrier-bill.ts'
import { compared } from './fill.service.ts'
import { tellMove } from './tell.ts'

const mostNamed = 4

function guardsOf(kind: BillKind) {
  const complete: Guard = async ({ tx }, { id }) => {
    const found = billFindings(await contentOf(tx, kind, id), kind)
    return found.length === 0 ? allowed : refuse('INVALID_INPUT', texts.incomplete(found.slice(0, mostNamed).map(({ Message }) => Message)))
  }
  const current: Guard = async ({ tx }, { id }) => {
    const { siId, siVersion } = await demandBill(tx, kind, id)
    const instruction = siId === null ? undefined : await findBillInstruction(tx, siId)
    if (!instruction || instruction.version === siVersion) return allowed
    return refuse('ILLEGAL_TRANSITION', texts.outdated(instruction.version))
  }
  const matched: Guard = async ({ tx }, { id }) => {
    const bill = await demandBill(tx, kind, id)
    const { differences } = await compared(tx, bill, await contentOf(tx, kind, id))
    const grave = differences.filter(({ Grave }) => Grave).map(({ Label }) => Label)
    if (grave.length === 0) return allowed
    return refuse('ILLEGAL_TRANSITION', texts.mismatched(grave.slice(0, mostNamed), Math.max(0, grave.length - mostNamed)))
  }
  /** The bill of an instruction states the loading of its issue: no other day, and none before the customer has confirmed. */
  const loaded: Guard = async ({ tx }, { id }) => {
    const { siId } = await demandBill(tx, kind, id)
    const instruction = siId === null ? undefined : await findBillInstruction(tx, siId)
    if (!instruction) return allowed
    const { status, record } = instruction
    if (status === SiStatus.issued) {
      const day = textOf(await contentOf(tx, kind, id), 'OnBoard')
      return day === '' || record.onBoardDate === null || day === record.onBoardDate
        ? allowed
        : refuse('ILLEGAL_TRANSITION', texts.otherDay(record.onBoardDate))
    }
    if (status === SiStatus.submitted || status === SiStatus.rejected || status === SiStatus.withdrawn)
      return refuse('ILLEGAL_TRANSITION', texts.amending)
    return status === SiStatus.draftBillConfirmed ? allowed : refuse('ILLEGAL_TRANSITION', texts.unconfirmed)
  }
  /** No day before the loading that tracking knows of, and no bill while a box of it is left behind. */
  const aboard: Guard = async ({ tx }, { id }) => {
    const { companyId, blNo, mblNo, siId } = await demandBill(tx, kind, id)
    const content = await contentOf(tx, kind, id)
    const boxes = content.Boxes.map(({ BoxNo }) => BoxNo).filter(Boolean)
    const shipment = { no: blNo, numbers: [blNo, mblNo].filter(Boolean), boxes }
    const { day, missing } = (await loadingsOf(tx.system, companyId, [shipment])).get(blNo)!
    if (missing.length > 0) return refuse('ILLEGAL_TRANSITION', texts.notAboard(missing.slice(0, mostNamed).join('、')))
    const stated = textOf(content, 'OnBoard') || (siId === null ? undefined : await findBillInstruction(tx, siId))?.record.onBoardDate || ''
    return day === '' || stated === '' || stated >= day ? allowed : refuse('ILLEGAL_TRANSITION', texts.beforeLoading(stated, day))
  }
  /** A reason given is no proof: originals are back when they were counted in. */
  const back: Guard = async ({ tx }, { id }) => {
    const out = await originalsOutside(tx.system, await demandBill(tx, kind, id))
    return out.length === 0 ? allowed : refuse('ILLEGAL_TRANSITION', texts.originalsOut(out.join('、')))
  }
  const sole: Guard = async ({ tx }, { id }) => {
    const { companyId, blNo } = await demandBill(tx, kind, id)
    const other = await findSameNumber(tx, kind, { id, companyId, blNo })
    return other === undefined ? allowed : refuse('ILLEGAL_TRANSITION', texts.sameNumber(blNo, other))
  }
  return { complete, current, matched, loaded, aboard, sole, back }
}

function effectsOf(kind: BillKind) {
  const { document } = billKinds[kind]
  const begins = storesVersion(document, { begins: true })
  const inForce = storesVersion(document, { begins: true, inForce: true })
  const steps = storesVersion(document)
  type Effect = typeof steps
  const send: Effect = async (call, row, input) => {
    const { siId, siVersion } = await demandBill(call.tx, kind, row.id)
    const instruction = siId === null ? undefined : await findBillInstruction(call.tx, siId)
    if (kind === 'houseBill' && instruction?.status === SiStatus.approved) await sendInstructionDraft(call, instruction.id, siVersion)
    await begins(call, row, input)
  }
  const lock: Effect = async (call, row, input) => {
    await issued(call, kind, row)
    await inForce(call, row, input)
  }
  const unlock: Effect = async (call, row, input) => {
    await clearIssue(call.tx, kind, row.id)
    await steps(call, row, input)
  }
  const withNotice =
    (event: Parameters<typeof tellMove>[2], effect: Effect): Effect =>
    async (call, row, input) => {
      await effect(call, row, input)
      if (kind === 'houseBill') await tellMove(call, row, event)
    }
  return {
    send,
    lock: withNotice('lock', lock),
    unlock: withNotice('unlock', unlock),
    surrender: withNotice('surrender', steps),
    void: withNotice('void', steps),
  }
}

/** A confirmed instruction is issued by the lock of its house bill; the day and place of its issue stand on the bill. */
async function issued(call: DocumentCall, kind: BillKind, { id }: SubjectRow): Promise<void> {
  const { tx } = call
  const { siId, siVersion } = await demandBill(tx, kind, id)
  const content = await contentOf(tx, kind, id)
  const fieldText = (key: string) => textOf(content, key)
  const instruction = siId === null ? undefined : await findBillInstruction(tx, siId)
  if (kind === 'houseBill' && instruction?.status === SiStatus.draftBillConfirmed)
    await issueInstruction(call, instruction.id, siVersion, {
      onBoard: fieldText('OnBoard'),
      source: fieldText('OnBoardSource'),
      place: fieldText('IssuePlace'),
    }).catch((error: unknown) => {
      throw plainly(error)
    })
  const after = siId === null ? undefined : await findBillInstruction(tx, siId)
  const isIssued = after?.status === SiStatus.issued
  await writeIssue(tx, kind, id, {
    onBoard: isIssued ? (after.record.onBoardDate ?? '') : '',
    place: isIssued ? after.record.issuePlace : '',
  })
}

/** Findings of the issue as one sentence: the outcome of a move has no fields. */
function plainly(error: unknown): unknown {
  const issues = error instanceof AppError ? (error.details.issues ?? []) : []
  return issues.length === 0 ? error : new AppError('ILLEGAL_TRANSITION', { message: issues.map(({ Message }) => Message).join('；') })
}

/** Makes bills known to the calls of the document kit. */
export function registerBills(): void {
  registerCarrierBill(readCarrierBill)
  for (const kind of Object.keys(billKinds) as BillKind[]) {
    const { calls, document } = billKinds[kind]
    registerDocument({
      ...rowsOf(calls.entity),
      title: `concat_ws(' ', t.bl_no, nullif(t.name_zh, ''))`,
      document,
      guards: guardsOf(kind),
      effects: effectsOf(kind),
      versions: { table: `${tableOf(kind)}_version`, inForce: 't.in_force_version', content: recordContent(calls.entity, document) },
    })
  }
}

/** Rules of the lists of both kinds. */
export function billRules(kind: BillKind): EntityRules {
  const { document } = billKinds[kind]
  const base = documentEntity(document)
  return {
    ...base,
    ...fixedRows(document, { open: [codes.draft, codes.sent], sentence: texts.locked }),
    unnamed: true,
    derived: {
      Stage: stageOf(document, 't.state'),
      SiNo: `coalesce((select s.si_no from si_record s where s.id = t.si_id), '')`,
      Printed: `coalesce((select count(distinct p.no) || '/' || max(p.of_originals) from bill_paper p where p.kind = '${kind}' and p.bill_id = t.id
        and p.paper = 'original' and p.version = t.in_force_version), '')`,
    },
    // a number names one bill of its kind: a second set of originals would be of the same goods
    written: async (call, row, before) => {
      await base.written(call, row, before)
      const blNo = String(row['BlNo'])
      const place = { id: row.Id, companyId: call.actor.companyId, blNo }
      await lockNumber(call.tx, kind, place)
      const other = await findSameNumber(call.tx, kind, place)
      if (other !== undefined) throw invalid('Values.BlNo', texts.sameNumber(blNo, other))
    },
    brought: async ({ tx, actor }, ids) => {
      await lockNumbers(tx, kind, actor.companyId)
      const shared = await findShared(tx, kind, ids)
      const said = shared.map(({ blNo, code, sameNumber }) =>
        sameNumber ? texts.sameNumber(blNo, code) : texts.madeAlready(document.zh, code),
      )
      if (said.length > 0) throw new AppError('ILLEGAL_TRANSITION', { message: said.join('；') })
    },
  }
}
