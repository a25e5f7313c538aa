import type { Subscribable } from '@jst/store'
import { createApp, defineComponent, h } from 'vue'
import { acts, channel, drafts, permissions, session, shown, tabs, validation } from './stores'
import { useStore } from './vue-store'

const show = <S>(name: keyof typeof acts, store: Subscribable<S>, text: (now: S) => string) =>
  defineComponent(() => {
    const now = useStore(store)
    return () => [h('output', { 'aria-label': name }, text(now.value)), h('button', { onClick: () => void acts[name]() }, name)]
  })

const parts = [
  show('session', session, shown.session),
  show('permissions', permissions, shown.permissions),
  show('channel', channel, shown.channel),
  show('tabs', tabs, shown.tabs),
  show('drafts', drafts, shown.drafts),
  show('validation', validation, shown.validation),
]
createApp(() => parts.map((part) => h(part))).mount('#root')
