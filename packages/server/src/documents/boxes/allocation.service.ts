import { allocationProblems, type AllocationProblem, type BoxRow, type DocumentAllocation } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { demand } from '../../kernel/access/policy.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import type { DocumentCall, DocumentModule, SubjectRow } from '../registry.ts'
import { findSubjects, mayEdit, mayWrite, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { findBoxes } from './boxes.repo.ts'
import { demandBoxes, issue, visibleBoxes, writeBoxes } from './boxes.service.ts'
import type { BoxesModule } from './module.ts'

/** @throws AppError NOT_FOUND for a kind whose records share nothing */
function demandGroup({ boxes }: DocumentModule): BoxesModule {
  if (!boxes) throw new AppError('NOT_FOUND')
  return boxes
}

/** Booked boxes, and the part of them that each record of the group has. */
export async function allocationFor(db: Queryable, actor: EmployeeActor, subject: Subject): Promise<DocumentAllocation> {
  const { module, document, row } = subject
  const facts = demandBoxes(subject)
  const shared = demandGroup(module)
  const [ids, booked] = await Promise.all([shared.group(db, row), shared.booked(db, row)])
  const rows = await findSubjects(db, module, ids)
  const boxesById = await findBoxes(db, facts, document.kind, ids)
  return {
    Booked: visibleBoxes(facts, actor, booked),
    Records: rows.map((one) => ({
      Id: one.id,
      No: one.no,
      UpdateTime: one.updateTime,
      MayWrite: mayWrite(actor, document, one) && mayEdit(document, one.state) === true,
      Boxes: visibleBoxes(facts, actor, boxesById.get(one.id) ?? []),
    })),
  }
}

interface GivenRecord {
  readonly Id: number
  readonly UpdateTime: string
  readonly Boxes: readonly BoxRow[]
}

/**
 * Writes the boxes of several records of a group, all or none. The group is locked, so that two people cannot give away the same box.
 * @throws AppError NOT_FOUND for a record of another group, FORBIDDEN, ILLEGAL_TRANSITION, STALE_WRITE, INVALID_INPUT
 */
export async function allocate(call: DocumentCall, subject: Subject, given: readonly GivenRecord[]): Promise<DocumentAllocation> {
  const { tx, actor } = call
  const { module, document, row } = subject
  const ids = await demandGroup(module).group(tx, row)
  const rows = new Map((await findSubjects(tx, module, ids, true)).map((one) => [one.id, one]))
  const before = await allocationFor(tx, actor, subject)
  for (const { Id, UpdateTime, Boxes } of given) {
    const one = rows.get(Id)
    if (!one) throw new AppError('NOT_FOUND')
    if (!mayWrite(actor, document, one)) throw new AppError('FORBIDDEN')
    demand(mayEdit(document, one.state))
    demandVersion(
      UpdateTime,
      before.Records.find((record) => record.Id === Id)!,
    )
    await writeBoxes(call, { module, document, row: one }, Boxes)
  }
  const over = (await openAllocation(tx, subject)).filter(({ rest }) => rest < 0)
  if (over.length > 0) {
    const issues = over.map(({ box, field, label, rest }) => issue(`Records.${field}`, label, texts.boxes.over(box, label, rest)))
    throw new AppError('INVALID_INPUT', { issues })
  }
  return allocationFor(tx, actor, subject)
}

/** Boxes of a group that are not yet shared out, or of which more is given away than is booked. */
export async function openAllocation(
  db: Queryable,
  { module, document, row }: { readonly module: DocumentModule; readonly document: Subject['document']; readonly row: SubjectRow },
): Promise<AllocationProblem[]> {
  const facts = demandBoxes({ document })
  const shared = demandGroup(module)
  const [ids, booked] = await Promise.all([shared.group(db, row), shared.booked(db, row)])
  const boxesById = await findBoxes(db, facts, document.kind, ids)
  return allocationProblems(facts, booked, [...boxesById.values()])
}
