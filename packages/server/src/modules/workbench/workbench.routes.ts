import * as calls from '@jst/contracts/workbench'
import { employeeRoute, type Route } from '../../kernel/http/endpoint.ts'
import { cardFor, saveCard } from './card/card.service.ts'
import { favouritesOf } from './frame/favourites.repo.ts'
import { mayReadCard } from './workbench.policy.ts'
import { dropPage, keepPage, movePage } from './frame/favourites.service.ts'
import { forcesWatermark, forceWatermark } from './frame/options.repo.ts'
import { search } from './search/search.service.ts'
import { toDoOf } from './todo/todo.service.ts'
import { workWeekOf } from './week/week.service.ts'

/** Somebody types: one look-up per pause, not one per server. */
const searching = { calls: 120, perSeconds: 60 }

/** The frame around every page, and what waits for its reader. Everybody has these for themselves. */
export const workbenchRoutes = (webViewOrigins: readonly string[]): readonly Route[] => [
  employeeRoute(calls.frameInfo, {
    read: async ({ db, actor }) => ({
      Favourites: await favouritesOf(db, actor.employeeId),
      ForceWatermark: await forcesWatermark(db, actor.companyId),
    }),
  }),
  employeeRoute(calls.addFavourite, { write: keepPage }),
  employeeRoute(calls.removeFavourite, { write: (call, { Id }) => dropPage(call, Id) }),
  employeeRoute(calls.moveFavourite, { write: movePage }),
  employeeRoute(calls.saveFrameOptions, {
    write: async ({ tx, actor, audit, emit }, { ForceWatermark }) => {
      const before = await forceWatermark(tx, actor.companyId, ForceWatermark)
      audit({
        action: 'company-frame.modify',
        entity: 'company',
        entityId: actor.companyId,
        diff: { ForceWatermark: [before, ForceWatermark] },
      })
      emit({ to: { companies: [actor.companyId] }, frame: { type: 'frame/changed', content: null } })
      return null
    },
  }),
  employeeRoute(calls.searchNumbers, { limit: searching, read: ({ db, actor }, { Keyword }) => search(db, actor, Keyword) }),
  employeeRoute(calls.toDo, { read: ({ db, actor, now }, { Lang }) => toDoOf(db, actor, now(), Lang) }),
  employeeRoute(calls.workWeek, { read: ({ db, actor, now }) => workWeekOf(db, actor, now().getTime()) }),
  employeeRoute(calls.userCard, {
    policy: (actor, { Id }) => mayReadCard(actor, Id),
    read: ({ db, actor }, { Id }) => cardFor(db, actor, Id),
  }),
  employeeRoute(calls.saveUserCard, { write: saveCard }),
  employeeRoute(calls.webViewOrigins, { read: async () => [...webViewOrigins] }),
]
