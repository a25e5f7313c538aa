import { forgetLocalDrafts } from '@jst/si-drafts/browser'
import { fakeDraftPorts } from '@jst/si-drafts/testing'
import { expect, it } from 'vitest'
import { ClosableStorage } from './model/closable-storage.ts'

it('a save that ends after the drafts were forgotten leaves nothing behind', async () => {
  const { storage } = fakeDraftPorts()
  const closable = new ClosableStorage(storage)
  await closable.setItem('jst:si-draft:customer:7', '{}')
  closable.close()
  await forgetLocalDrafts(closable)
  await closable.setItem('jst:si-draft:customer:7', '{}')
  expect(await closable.keys()).toEqual([])
})
