import type { Meta, StoryObj } from '@storybook/react-vite'
import { cssVariables } from '@jst/ui'
import { expect } from 'storybook/test'
import { siteStyle } from '../../packages/site/src/style.ts'
import { siteRoles, siteTokens } from './sites.ts'

const meta: Meta = {
  title: '基础/门户颜色',
  parameters: {
    docs: {
      description: {
        component:
          '访客页面有自己的一套颜色，不用工作台的。企业只选一种主色，链接、深色条与浅底由它算出，保证可读。平台、客户门户、企业官网、同行版四种外观只改页头、首屏、留白与标题大小，区块相同；整页见“框架/门户外观”。',
      },
    },
  },
}
export default meta

const themes = { light: '浅色', dark: '深色' } as const

export const Tokens: StoryObj = {
  name: '颜色与用途',
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      {(['light', 'dark'] as const).map((theme) => {
        const values = siteTokens(siteStyle)[theme]
        return (
          <section
            key={theme}
            aria-label={themes[theme]}
            style={{ ...cssVariables(values), padding: 12, background: 'var(--page)', color: 'var(--ink)', colorScheme: theme }}
          >
            <h2 style={{ margin: '0 0 8px', fontSize: 14 }}>{themes[theme]}</h2>
            <ul style={{ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' }}>
              {Object.entries(values).map(([name, value]) => (
                <li
                  key={name}
                  data-token={name}
                  style={{ display: 'grid', gridTemplateColumns: '48px minmax(0, 1fr)', gap: 8, alignItems: 'center', fontSize: 12 }}
                >
                  <span style={{ height: 24, border: '1px solid var(--line)', borderRadius: 4, background: `var(${name})` }} />
                  <span>
                    <code>{name}</code> {value}　{siteRoles[name]}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll('[data-token]')].map((one) => one.getAttribute('data-token'))
    await expect(shown).toHaveLength(Object.keys(siteRoles).length * 2)
  },
}
