// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { page, stage } from '../testing/stage.tsx'

afterEach(() => stage.close())

function List() {
  return (
    <>
      <h1>清单</h1>
      <form role="search" aria-label="筛选">
        <input type="search" aria-label="提单号" data-list-search="" />
      </form>
      <div className="jst-toolbar">
        {['刷新', '行高', '列'].map((name) => (
          <button key={name} type="button">
            {name}
          </button>
        ))}
      </div>
      <div className="jst-table">
        <table>
          <thead>
            <tr>
              <th>
                <button type="button">按提单号</button>
              </th>
              <th>
                <button type="button">按截单</button>
              </th>
            </tr>
          </thead>
          <tbody>
            <tr data-row="0" tabIndex={0}>
              <td>第一行</td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  )
}
const pressed: string[] = []
function Editor() {
  return (
    <>
      <h1>编辑</h1>
      <div className="jst-detail-actions">
        <button type="button" className="arco-btn-primary" onClick={() => pressed.push('提交订舱')}>
          提交订舱
        </button>
      </div>
      <textarea aria-label="品名" />
      <form
        onSubmit={(event) => {
          event.preventDefault()
          pressed.push('发送评论')
        }}
      >
        <textarea aria-label="评论" />
      </form>
      <dialog open aria-label="退回">
        <textarea aria-label="原因" />
        <footer>
          <button type="button" className="arco-btn-primary" onClick={() => pressed.push('退回')}>
            退回
          </button>
        </footer>
      </dialog>
      <dialog open aria-label="删除">
        <input aria-label="说明" />
        <footer>
          <button type="button" className="arco-btn-primary arco-btn-status-danger" onClick={() => pressed.push('删除')}>
            删除
          </button>
        </footer>
      </dialog>
    </>
  )
}
const pages = [
  page('/edit', '编辑', Editor),
  page('/workbench', '工作台', List),
  page('/list', '清单', List),
  {
    ...page('/desk', '审核台', () => <h1>审核台</h1>),
    load: async () => ({ Screen: () => <h1>审核台</h1>, keys: [['J', '下一票']] as const }),
  },
]
const press = (keys: string) => userEvent.keyboard(keys)
const focused = () => document.activeElement?.textContent
const open = async (path: string) => {
  await stage.open(path, { screens: pages })
  // the keys are loaded after the first paint
  await waitFor(() => expect(screen.getByRole('button', { name: '行高' }).tabIndex).toBe(-1))
}

describe('keys', () => {
  it('lead from anywhere to the filters, on to the first row, and up to the headings', async () => {
    await open('/list')
    await press('/')
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    await press('/')
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('/')
    await press('{ArrowDown}')
    expect(focused()).toBe('第一行')
    await press('{ArrowUp}')
    expect(focused()).toBe('按提单号')
    await press('{ArrowRight}')
    expect(focused()).toBe('按截单')
    await press('{ArrowDown}')
    expect(focused()).toBe('第一行')
  })

  it('submit with Ctrl and Enter: the form of a field, else its window, else its page; nothing that takes away', async () => {
    await stage.open('/edit', { screens: pages })
    const submit = async (name: string) => {
      act(() => screen.getByRole('textbox', { name }).focus())
      await press('{Control>}{Enter}{/Control}')
      return pressed.splice(0)
    }
    // the keys are loaded after the first paint
    await waitFor(async () => expect(await submit('品名')).toEqual(['提交订舱']))
    expect(await submit('评论')).toEqual(['发送评论'])
    expect(await submit('原因')).toEqual(['退回'])
    expect(await submit('说明')).toEqual([])
    await press('{Enter}')
    expect(pressed).toEqual([])
  })

  it('make a toolbar one stop of Tab, where the arrows move and the last place is kept', async () => {
    await open('/list')
    act(() => screen.getByRole('searchbox').focus())
    await userEvent.tab()
    expect(focused()).toBe('刷新')
    await press('{ArrowRight}{ArrowRight}')
    expect(focused()).toBe('列')
    await userEvent.tab()
    expect(focused()).toBe('第一行')
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('列')
  })

  it('switch tabs by their place, and close the one that is shown', async () => {
    await open('/list')
    await stage.go('/desk')
    await press('{Alt>}1{/Alt}')
    await waitFor(() => expect(screen.getByRole('tab', { name: '清单' }).getAttribute('aria-selected')).toBe('true'))
    await press('{Control>}2{/Control}')
    await waitFor(() => expect(focused()).toBe('审核台'))
    await press('{Alt>}w{/Alt}')
    await waitFor(() => expect(screen.queryByRole('tab', { name: '审核台' })).toBeNull())
    expect(document.activeElement).not.toBe(document.body)
  })

  it('are listed by ?, with those of the page that is shown; a page that uses a key comes first', async () => {
    await open('/list')
    await stage.go('/desk')
    await press('?')
    const dialog = within(await screen.findByRole('dialog', { name: '快捷键', hidden: true }))
    expect(dialog.getByText('下一票')).toBeTruthy()
    expect(dialog.getByText('关闭当前页签')).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: '关闭', hidden: true }))
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
    const own = (event: KeyboardEvent) => event.preventDefault()
    window.addEventListener('keydown', own)
    await press('{Alt>}1{/Alt}')
    window.removeEventListener('keydown', own)
    expect(screen.getByRole('tab', { name: '审核台' }).getAttribute('aria-selected')).toBe('true')
  })
})
