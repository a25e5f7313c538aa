import * as calls from '@jst/contracts/manifest'
import { employeeRoute, publicRoute, type Route } from '../../../kernel/http/endpoint.ts'
import { endLink, headOf, listLinks, makeLink, openLinked, type Place } from './links.service.ts'
import type { QueryOf } from '@jst/contracts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { decide, listProposals, propose } from './proposals.service.ts'
import { keepTicket } from './tickets.service.ts'

/** Of one address; wrong codes and entries are counted by link besides. */
const limit = { calls: 60, perSeconds: 60 }

/** Links need secrets; scale tickets are stored besides. */
type Stores = Place & Pick<Surroundings, 'blobs' | 'scan'>

export const linkRoutes = (place: Stores): readonly Route[] => [
  employeeRoute(calls.manifestLinks, { read: (context, { Id }) => listLinks(context, Id) }),
  employeeRoute(calls.makeManifestLink, { secretAnswer: true, write: (call, input) => makeLink(call, input, place) }),
  employeeRoute(calls.revokeManifestLink, { write: (call, { Id }) => endLink(call, Id) }),
  employeeRoute(calls.manifestProposals, { read: (context, { Id }) => listProposals(context, Id) }),
  employeeRoute(calls.decideManifestProposal, { write: (call, input) => decide(call, input) }),
  publicRoute(calls.manifestLinkHead, { limit, read: (context, input) => headOf(context, input, place) }),
  publicRoute(calls.openManifestLink, { limit, ownTransactions: (context, input) => openLinked(context, input, place) }),
  publicRoute(calls.ticketByLink, {
    limit,
    upload: { maxBytes: calls.mostTicketBytes, kinds: calls.ticketFormats },
    // the input of an upload is its query (kernel/http/endpoint.ts)
    ownTransactions: (context, input) => keepTicket(context, input as unknown as QueryOf<typeof calls.ticketByLink>, place),
  }),
  publicRoute(calls.proposeByLink, { limit, ownTransactions: (context, input) => propose(context, input, place) }),
]
