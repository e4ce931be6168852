export * from './founder-step/FounderStep';
export * from './greeting/Greeting';
export * from './home-of-giving-step/HomeOfGivingStep';
export * from './name-step/NameStep';
