// @vitest-environment jsdom
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { MemoryDraftStorage, seededRandom } from '@jst/si-drafts/testing'
import { systemClock } from '@jst/si-drafts/browser'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { EditorProvider } from '../EditorContext.tsx'
import { SiEditorModel } from '../model/si-editor-model.ts'
import { sourceOf } from '../testing/source.ts'
import { ImportDialog } from './ImportDialog.tsx'

const file = {
  FileName: '装箱单.xlsx',
  SheetName: '箱单',
  Rows: [
    ['箱号', '件数'],
    ['MSKU6011672', '10'],
  ],
}

it('a file that was not read to its end is not imported at all, and its reader is told what to do', async () => {
  const fake = new FakeApp({ surface: 'external', path: '/external/workbench/siSubmit?CGO_ID=1' })
  const model = new SiEditorModel(sourceOf(), fake.app.api, {
    storage: new MemoryDraftStorage(),
    clock: systemClock,
    random: seededRandom(1),
  })
  await model.open()
  const show = (Truncated: boolean) => {
    const Screen = () => (
      <EditorProvider value={{ model, prefix: 'p', remarks: new Map(), rejections: [] }}>
        <ImportDialog file={{ ...file, Truncated }} onClose={() => undefined} />
      </EditorProvider>
    )
    return render(<FakeScreen fake={fake} Screen={Screen} />)
  }
  const { unmount } = show(true)
  expect(await screen.findByText(/文件超过 5,000 行或 60 列，没有导入任何内容/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /导入/, hidden: true })).toBeNull()
  unmount()
  show(false)
  expect(await screen.findByRole('button', { name: /导入/, hidden: true })).toBeTruthy()
})
