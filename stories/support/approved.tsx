/** The approved picture of a story that covers the window. Storybook serves them. */
export const approved = (story: string, alt: string) => () => (
  <img
    src={`baselines/stories/${story}.390.webp`}
    alt={alt}
    loading="lazy"
    style={{ width: '100%', height: 300, objectFit: 'cover', objectPosition: 'bottom' }}
  />
);
