import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { BothThemes, Measures, Swatch, TextPair } from './parts.tsx'
import { pages, textPairs } from './pages.ts'
import { showsAll } from './play.ts'
import { tokenNames } from './read.ts'

const meta: Meta = {
  title: '基础/颜色',
  parameters: {
    docs: { description: { component: '一种主色，深海蓝；灰色做结构；其余颜色只表示状态。全部来自 tokens.css，浅色与深色并排。' } },
  },
}
export default meta

export const All: StoryObj = {
  name: '全部颜色',
  // swatches show what is no text colour beside what is one; the pairs below are checked
  parameters: { a11y: { options: { rules: { 'color-contrast': { enabled: false } } } } },
  render: () => (
    <BothThemes>
      <Measures>
        {tokenNames()
          .filter((name) => pages.颜色.test(name))
          .map((name) => (
            <Swatch key={name} name={name} />
          ))}
      </Measures>
    </BothThemes>
  ),
  play: async (context) => {
    await showsAll('颜色')(context)
    // links have the hue of the brand in both themes, whatever Arco says of them
    for (const theme of within(context.canvasElement).getAllByRole('region')) {
      const valueOf = (name: string) => theme.querySelector(`[data-token="${name}"]`)?.textContent?.replace(name, '').trim()
      for (const step of [1, 2, 3, 4, 5, 6, 7]) await expect(valueOf(`--link-${step}`)).toBe(valueOf(`--primary-${step}`))
    }
  },
}

export const Contrast: StoryObj = {
  name: '文字的对比度',
  render: () => (
    <BothThemes>
      <Measures>
        {textPairs.map(([text, ground, use]) => (
          <TextPair key={text + ground} text={text} ground={ground} use={use} />
        ))}
      </Measures>
    </BothThemes>
  ),
  play: async ({ canvasElement }) => {
    const ratios = () => [...canvasElement.querySelectorAll('[data-contrast]')].map((one) => Number(one.getAttribute('data-contrast')))
    await waitFor(() => expect(ratios()).toHaveLength(textPairs.length * 2))
    await expect(Math.min(...ratios())).toBeGreaterThanOrEqual(4.5)
  },
}
