import { mostViews, type ListView, type saveListView } from '@jst/contracts/views'
import type { BodyOf } from '@jst/contracts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../kernel/errors.ts'
import * as repo from './views.repo.ts'
import { texts } from './texts.ts'

/** @throws AppError NOT_FOUND, INVALID_INPUT for a name that the list has already, and for one view too many */
export async function saveView(
  { tx, actor, audit }: WriteCall,
  { Id, List, Name, Search }: BodyOf<typeof saveListView>,
): Promise<ListView> {
  const name = Name.trim()
  if (name === '') throw invalid('Name', texts.nameNeeded, texts.name)
  if (Id === 0 && (await repo.countViews(tx, actor.employeeId, List)) >= mostViews)
    throw invalid('Name', texts.tooMany(mostViews), texts.name)
  const view = { List, Name: name, Search }
  const saved = await (Id === 0 ? repo.insertView(tx, actor, view) : repo.updateView(tx, actor.employeeId, Id, view)).catch(
    (error: unknown) => {
      throw isDuplicate(error) ? invalid('Name', texts.taken(name), texts.name) : error
    },
  )
  if (!saved) throw new AppError('NOT_FOUND')
  audit({ action: Id === 0 ? 'list-view.add' : 'list-view.modify', entity: 'list_view', entityId: saved.Id, diff: view })
  return saved
}

/** Answers with the views that are left. @throws AppError NOT_FOUND */
export async function removeView({ tx, actor, audit }: WriteCall, id: number): Promise<ListView[]> {
  if (!(await repo.deleteView(tx, actor.employeeId, id))) throw new AppError('NOT_FOUND')
  audit({ action: 'list-view.remove', entity: 'list_view', entityId: id })
  return repo.viewsOf(tx, actor.employeeId)
}
