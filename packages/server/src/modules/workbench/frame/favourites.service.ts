import type { BodyOf } from '@jst/contracts'
import { mostFavourites, type addFavourite, type Favourite, type moveFavourite } from '@jst/contracts/workbench'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { isOwnPath } from '../workbench.policy.ts'
import * as repo from './favourites.repo.ts'

const words = texts.favourite

/** A page that is kept already stays as it is. @throws AppError INVALID_INPUT for another site's address and for one too many */
export async function keepPage({ tx, actor, audit }: WriteCall, { Path, Title }: BodyOf<typeof addFavourite>): Promise<Favourite[]> {
  const title = Title.trim()
  if (title === '') throw invalid('Title', words.blank, words.title)
  if (!isOwnPath(Path)) throw invalid('Path', words.foreign, words.path)
  const favourites = await repo.lockFavourites(tx, actor.employeeId)
  if (favourites.some((one) => one.Path === Path)) return favourites
  if (favourites.length >= mostFavourites) throw invalid('Path', words.tooMany, words.path)
  const added = await repo.insertFavourite(tx, actor, { path: Path, title, sort: favourites.length + 1 })
  audit({ action: 'favourite.add', entity: 'favourite', entityId: added.Id, diff: { Path, Title: title } })
  return repo.favouritesOf(tx, actor.employeeId)
}

/** @throws AppError NOT_FOUND */
export async function dropPage({ tx, actor, audit }: WriteCall, id: number): Promise<Favourite[]> {
  await repo.lockFavourites(tx, actor.employeeId)
  if (!(await repo.deleteFavourite(tx, actor.employeeId, id))) throw new AppError('NOT_FOUND')
  audit({ action: 'favourite.remove', entity: 'favourite', entityId: id })
  return repo.favouritesOf(tx, actor.employeeId)
}

/** @throws AppError NOT_FOUND */
export async function movePage({ tx, actor, audit }: WriteCall, { Id, Index }: BodyOf<typeof moveFavourite>): Promise<Favourite[]> {
  const ids = (await repo.lockFavourites(tx, actor.employeeId)).map((one) => one.Id)
  if (!ids.includes(Id)) throw new AppError('NOT_FOUND')
  const rest = ids.filter((id) => id !== Id)
  await repo.sortFavourites(tx, actor.employeeId, rest.toSpliced(Index, 0, Id))
  audit({ action: 'favourite.move', entity: 'favourite', entityId: Id, diff: { Index: [ids.indexOf(Id), Math.min(Index, rest.length)] } })
  return repo.favouritesOf(tx, actor.employeeId)
}
