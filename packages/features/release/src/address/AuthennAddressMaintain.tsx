import { addressCalls as calls, addressDocument as document } from '@jst/contracts/release'
import { link } from '@jst/feature-kit'
import { documentList, documentScreen, listOrPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })

/** 认证地址维护: addresses with their proof, each verified by a second person. */
export const { Screen, preload } = listOrPage(
  entityScreen(calls, titles.addresses, parts),
  documentScreen(calls, document, { title: titles.addresses, list: titles.addresses, claim: 'none' }),
)
