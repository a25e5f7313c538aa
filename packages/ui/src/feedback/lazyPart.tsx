import { Suspense, type ComponentType, type ReactNode } from 'react'
import { lazyComponent } from './lazyComponent.ts'

/** A part of a page in a file of its own, which holds up nothing around it. @param waiting drawn in its place until it is loaded */
export function lazyPart<P extends object>(load: () => Promise<ComponentType<P>>, waiting: ReactNode = null): ComponentType<P> {
  const Loaded = lazyComponent(load) as ComponentType<P>
  return function LazyPart(props: P) {
    return (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}
