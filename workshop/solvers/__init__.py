"""Small games solved: counterfactual regret minimisation, by samples and in arrays, and value iteration."""
