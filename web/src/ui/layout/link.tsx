import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

/** Props of a link in `ui/`. `href` is the address in the address bar. */
export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; ref?: Ref<HTMLAnchorElement> };

/** Renders a link. The app provides one that its router follows; the default is a plain link. */
export type RenderLink = (props: LinkProps) => ReactElement;

// oxlint-disable-next-line jsx-a11y/anchor-has-content -- what it says comes with its props
const plainLink: RenderLink = (props) => <a {...props} />;

const LinkContext = createContext<RenderLink>(plainLink);

/** Sets how all components below render links. */
export function LinkProvider({ renderLink, children }: { renderLink: RenderLink; children: ReactNode }) {
  return <LinkContext.Provider value={renderLink}>{children}</LinkContext.Provider>;
}

/** Returns how to render a link here: the component's own `renderLink`, the app's, or a plain one. */
export function useRenderLink(own?: RenderLink): RenderLink {
  const fromApp = useContext(LinkContext);
  return own ?? fromApp;
}
